import '../plain.css';
import type { Joined } from '../../../tables/worker-messages.js';
import type { PlainKit } from '../kit.js';
import { PlainTable } from './plain-table.js';
import { PlainTablePage } from './table-page.js';

/** Opens a table of a game that has no board of its own. */
export function openTable(kit: PlainKit, id: string, joined: Joined) {
  const play = new PlainTable(id, joined);
  return { page: <PlainTablePage play={play} kit={kit} />, session: play, leave: () => play.leave() };
}
