import '../styles/index.css';
import '../styles/table.css';
import '../styles/screens.css';
import '../styles/sides.css';
import '../sheet/sheet.css';
import type { Joined } from '../../../tables/worker-messages.js';
import { ChateauTable } from './chateau-table.js';
import { ChateauTablePage } from './table-page.js';

/** Opens a table of Oh mon château. */
export function openTable(id: string, joined: Joined) {
  const play = new ChateauTable(id, joined);
  return { page: <ChateauTablePage play={play} />, session: play, leave: () => play.leave() };
}
