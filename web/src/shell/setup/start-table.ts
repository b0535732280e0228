import type { JsonObject } from '@castellan/kernel';
import type { Sitter } from '@castellan/match';
import type { TableMaker } from '../../games/table-maker.js';
import { pageTexts } from '../../i18n/i18n.js';
import { tableWorker } from '../../tables/client.js';
import { TableError } from '../../tables/problem.js';
import { wantedSeed } from '../../tables/seed.js';
import { problemText } from '../problems.js';
import { go } from '../router.js';
import { say } from '../ui/toast.js';
import { lastTable } from './last-table.js';
import { freshSeats, quickSeats, type Seats } from './seats.js';

/** Who sits down: bots are kept without a name, each language has its own for them. */
export function sittersOf(seats: Seats, { nameless }: TableMaker): Sitter[] {
  return seats.map(({ name, bot, look }, seat) => ({
    name: bot === null ? name.trim() || nameless(seat, look) : '',
    bot,
    look,
  }));
}

/** The options of a table, with those that seats decide. */
export function tableOptions(seats: Seats, { hasMemoryAid }: TableMaker, options: JsonObject): JsonObject {
  const memoryAid = seats.map((seat) => seat.memoryAid && seat.bot === null);
  return { players: seats.length, ...options, ...(hasMemoryAid ? { memoryAid } : {}) };
}

/** Makes the table and goes there. Gives back whether that went well; if not, the person was told. */
export async function startTable(maker: TableMaker, seats: Seats, options: JsonObject): Promise<boolean> {
  try {
    const setup = { game: maker.id, options, sitters: sittersOf(seats, maker), ...wantedSeed() };
    const { table } = await tableWorker().ask('create', { setup });
    go({ page: 'table', id: table });
    return true;
  } catch (error) {
    const why = error instanceof TableError ? problemText(error.problem) : '';
    if (why === '') console.error(error);
    say(`${pageTexts().newGame.failed} ${why}`);
    return false;
  }
}

/** "Play now": the person who played last, against somebody friendly. */
export function playNow(maker: TableMaker): Promise<boolean> {
  const { seats, options } = quickTable(maker, lastTable(maker).now.peek());
  return startTable(maker, seats, tableOptions(seats, maker, options));
}

export function quickTable(maker: TableMaker, last: { readonly seats: Seats; readonly options: JsonObject }) {
  const options = maker.quickOptions?.(last.options) ?? {};
  return { seats: quickSeats(last.seats, freshSeats(maker, options)), options };
}
