import { failed, ok, type Rejection, type Result } from '@castellan/kernel';
import type { ChateauView } from '@castellan/oh-mon-chateau';
import type { RoquefortView } from '@castellan/roquefort';
import type { Mouse, SavedTable, TableProblem, TablesApi } from '../shell/tables-api.js';
import { TableTrouble, tables } from './client.js';
import type { TableSummary, Trouble } from './protocol.js';
import { wantedSeed } from './seed.js';

/** What the pages ask of the tables, answered by the Worker. */
export function workerTables(): TablesApi {
  return {
    list: async () => (await tables().ask('list', {})).map(savedOf),
    create: ({ game, options, seats }) =>
      attempt(async () => {
        const sitters = seats.map(({ name, character, mouse }) => ({ name, bot: character, look: mouse }));
        const setup = { game, options, sitters, ...wantedSeed() };
        return (await tables().ask('create', { setup })).table;
      }),
    remove: async (id) => {
      await tables().ask('remove', { table: id });
    },
    putBack: async (id) => {
      await tables().ask('putBack', { table: id });
    },
    readRecord: (text) =>
      attempt(async () => {
        await tables().ask('reel', { text });
        return null;
      }),
    exportRecord: (id) => attempt(async () => (await tables().ask('record', { table: id })).text),
  };
}

async function attempt<T>(work: () => Promise<T>): Promise<Result<T, TableProblem>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof TableTrouble) return failed(problemOf(error.trouble));
    throw error;
  }
}

export function problemOf(trouble: Trouble): TableProblem {
  switch (trouble.kind) {
    case 'bad-record':
      return { kind: 'notRecord' };
    case 'bad-record-move':
      return { kind: 'badMove', number: 1 + Number(/\d+/.exec(trouble.place)?.[0] ?? 0) };
    case 'bad-options':
      return { kind: 'badOptions', detail: optionsWords(trouble) };
    case 'unknown-game':
      return { kind: 'unknownGame', game: trouble.game };
    case 'unknown-rules-version':
      return { kind: 'newer' };
    case 'no-such-table':
      return { kind: 'gone' };
    case 'storage':
      return { kind: 'storage' };
    default:
      return { kind: 'damaged' };
  }
}

function optionsWords({ problems }: Rejection & { kind: 'bad-options' }): string {
  return problems.map(({ place, message }) => `${place}: ${message}`).join('; ');
}

function savedOf({ id, game, sitters, updated, outcome, actors, view }: TableSummary): SavedTable {
  const seats = sitters.map(({ name, bot, look }) => ({ name, character: bot, mouse: look as Mouse }));
  const table = { id, game, seats, updated, over: outcome !== null };
  const standing = standingOf(game, view);
  if (standing === null) return { ...table, summary: null, broken: 'written by another version' };
  const summary = { turn: actors[0] ?? null, winner: outcome?.winners[0] ?? null, ...standing };
  return { ...table, summary };
}

type Standing = { readonly counts: readonly number[]; readonly goal: number | null };

/** A row may come from a program of another version; then there is nothing to tell of it but that it is there. */
function standingOf(game: string, view: unknown): Standing | null {
  if (game === 'roquefort') {
    const { cheese, goal } = (view ?? {}) as Partial<RoquefortView>;
    if (!Array.isArray(cheese) || typeof goal !== 'number') return null;
    return { counts: cheese.map((kinds) => kinds.length), goal };
  }
  const { castles } = (view ?? {}) as Partial<ChateauView>;
  if (game !== 'oh-mon-chateau' || !Array.isArray(castles)) return null;
  return { counts: castles.map(({ score }) => score.total), goal: null };
}
