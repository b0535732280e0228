import type { Joined } from '../../../tables/protocol.js';
import { Play } from './play.js';
import { RoquefortTable } from './table-page.js';

/** Sits down at a table of Château Roquefort. */
export function sit(id: string, joined: Joined) {
  const play = new Play(id, joined);
  return { page: <RoquefortTable play={play} />, session: play, leave: () => play.leave() };
}
