import {
  type AnyGame,
  CHANCE,
  describeRejection,
  type GameRecord,
  isObject,
  type JsonObject,
  type Rejection,
  type Result,
  readAction,
  replay,
} from '@castellan/kernel';
import { type Entry, type Sitter, Table } from '@castellan/match';
import { LIMITS, type TableSetup } from '@castellan/protocol';
import { registry } from '../games.js';
import { newSeatKey, newSeed, newTableId } from '../ids.js';
import type { ForeignTable } from '../store/operations/import.js';
import { entropyOf, setupChance } from '../tables/chance.js';
import { writeLine } from '../tables/entries.js';
import { type Sealing, sealingIn } from '../tables/sealing.js';
import { BadUse } from './command.js';

/** A private table at which the game of a record goes on, or can be looked at if it is over. */
export function foreignTable(record: GameRecord, now: number): ForeignTable {
  const id = newTableId();
  const game = accept(registry.findVersion(record.game, record.rulesVersion));
  const { seed, unsealed = 0, asked } = sealingFor(game, record);
  const sitters = sittersIn(record);
  // taken up once, so that chance acts where the record stops before it did
  const kept = { ...record, sitters, version: 0 };
  const played = accept(Table.restore(id, game, kept, entropyOf(seed)));
  const { options, actions } = played.record();

  const state = game.start(accept(game.prepare(options, null)));
  const log: Entry[] = [{ kind: 'open', chance: [] }];
  for (const text of actions) {
    const { actor, action } = accept(readAction(game, state, text));
    const move = game.writeMove(action);
    if (actor === CHANCE) log.push(withChance(log.pop(), move));
    else log.push({ kind: 'move', seat: actor, moveId: `record-${log.length}`, move, chance: [] });
    state.apply(actor, action, null);
  }

  const seats = Array.from({ length: state.seats }, (_, seat) => ({
    ...(sitters[seat] ?? { name: '', bot: null, look: seat }),
    seat,
    person: null,
    key: newSeatKey(),
  }));
  const setup: TableSetup = {
    game: game.id,
    options: asked ?? options,
    seats: seats.map(({ look, bot }) => (bot === null ? { kind: 'open', look } : { kind: 'bot', look, bot })),
    isPublic: false,
    clock: { kind: 'none' },
    timeout: 'bot-turn',
    freeText: false,
  };
  const outcome = state.outcome();
  return {
    table: {
      id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: JSON.stringify(options),
      setup: JSON.stringify(setup),
      seed,
      host: null,
      visibility: 'private',
      created: now,
      status: outcome === null ? 'playing' : 'over',
      seats,
      first: writeLine({ kind: 'imported', unsealed }),
    },
    entries: log.map(writeLine),
    outcome: outcome === null ? null : JSON.stringify(outcome),
    drawings: drawingsIn(record),
  };
}

/**
 * A game that is over keeps the seed it came with, so that it can be checked here as well. One that goes on gets a new one for
 * what is still to come: somebody may know the old one.
 */
function sealingFor(game: AnyGame, record: GameRecord): Sealing {
  const told = sealingIn(record);
  const isOver = accept(replay(game, record)).isOver();
  const makesSense = told?.asked === undefined || game.prepare(told.asked, setupChance(told.seed)).ok;
  if (told !== null && isOver && makesSense) return told;
  return { seed: newSeed(), unsealed: record.actions.length };
}

function withChance(entry: Entry | undefined, move: string): Entry {
  if (entry === undefined || entry.kind === 'undo') throw new Error('chance follows an opening or a move');
  return { ...entry, chance: [...entry.chance, move] };
}

/** Who played, as far as a record says so and it makes sense: anybody can write one. */
function sittersIn({ extras }: GameRecord): Sitter[] {
  const seats = Array.isArray(extras?.seats) ? extras.seats.slice(0, LIMITS.seats) : [];
  return seats.map((told, seat) => {
    const { name, bot, look }: Record<string, unknown> = isObject(told) ? told : {};
    return {
      name: typeof name === 'string' ? name.slice(0, LIMITS.name) : '',
      bot: typeof bot === 'string' && /^[a-z-]{1,30}$/.test(bot) ? bot : null,
      look: typeof look === 'number' && [0, 1, 2, 3].includes(look) ? look : seat,
    };
  });
}

function drawingsIn({ extras }: GameRecord): { seat: number; data: string }[] {
  if (!isObject(extras?.drawings)) return [];
  return Object.entries(extras.drawings as JsonObject)
    .map(([seat, drawing]) => ({ seat: Number(seat), data: JSON.stringify(drawing) }))
    .filter(({ seat, data }) => [0, 1, 2, 3].includes(seat) && data.length <= LIMITS.ink);
}

export function accept<T>(result: Result<T, Rejection>): T {
  if (result.ok) return result.value;
  throw new BadUse(describeRejection(result.error));
}
