import { failed, ok, type Result } from '@castellan/kernel';
import type { Sitter } from '@castellan/match';
import { TableTrouble, tables as worker } from '../tables/client.js';
import type { TableSummary, Trouble } from '../tables/protocol.js';
import type { Mouse, SavedTable, SeatSetup, TableProblem, TablesApi } from './tables-api.js';

/** The dress is the page's business; tables keep it with the name and never look at it. */
type DressedSitter = Sitter & { readonly mouse?: Mouse };

/** The tables of this device, as the pages know them. */
export const localTables: TablesApi = {
  list: async () => (await worker().ask('list', {})).map(savedTable),
  create: ({ game, options, seats }) => {
    const sitters = seats.map(
      ({ name, mouse, character }): DressedSitter => ({ name, mouse, bot: character }),
    );
    return attempt(async () => (await worker().ask('create', { setup: { game, options, sitters } })).table);
  },
  remove: async (table) => {
    await worker().ask('remove', { table });
  },
  putBack: async (table) => {
    await worker().ask('putBack', { table });
  },
  importRecord: (text) => attempt(async () => (await worker().ask('adopt', { text })).table),
  exportRecord: (table) => attempt(async () => (await worker().ask('record', { table })).text),
};

async function attempt<T>(work: () => Promise<T>): Promise<Result<T, TableProblem>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof TableTrouble) return failed(problemOf(error.trouble));
    throw error;
  }
}

function problemOf(trouble: Trouble): TableProblem {
  switch (trouble.kind) {
    case 'bad-record':
      return { kind: trouble.place === 'text' ? 'notRecord' : 'damaged' };
    case 'bad-record-move':
      return { kind: 'badMove', number: Number(/\d+/.exec(trouble.place)?.[0] ?? 0) + 1 };
    case 'unknown-game':
      return { kind: 'unknownGame', game: trouble.game };
    case 'unknown-rules-version':
      return { kind: 'newer' };
    case 'bad-options':
      return { kind: 'badOptions' };
    case 'no-such-table':
      return { kind: 'gone' };
    case 'storage':
      return { kind: 'storage' };
    default:
      return { kind: 'damaged' };
  }
}

type ShownView = { readonly cheese: readonly (readonly string[])[]; readonly goal: number };

/** A row may have been written by another version: then there is nothing to show of it. */
function isShown(game: string, view: unknown): view is ShownView {
  const found = view as Partial<ShownView> | null | undefined;
  return game === 'roquefort' && Array.isArray(found?.cheese) && typeof found.goal === 'number';
}

function savedTable({ id, game, sitters, updated, actors, outcome, view }: TableSummary): SavedTable {
  const seats = sitters.map((sitter: DressedSitter, seat): SeatSetup => {
    const { name, bot, mouse = seat as Mouse } = sitter;
    return { name, mouse, character: bot };
  });
  if (!isShown(game, view))
    return { id, game, seats, updated, over: false, summary: null, broken: 'unknown view' };
  const summary = {
    turn: outcome === null ? (actors[0] ?? null) : null,
    winner: outcome?.winners[0] ?? null,
    cheeses: view.cheese.map((kinds) => kinds.length),
    goal: view.goal,
  };
  return { id, game, seats, updated, over: outcome !== null, summary };
}
