import '../styles/index.css';
import '../styles/sides.css';
import type { Joined } from '../../../tables/worker-messages.js';
import { RoquefortTable } from './roquefort-table.js';
import { RoquefortTablePage } from './table-page.js';

/** Opens a table of Château Roquefort. */
export function openTable(id: string, joined: Joined) {
  const play = new RoquefortTable(id, joined);
  return { page: <RoquefortTablePage play={play} />, session: play, leave: () => play.leave() };
}
