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
import { type Ended, isName, LIMITS, PROGRAM, readEnded, type TableSetup } from '@castellan/protocol';
import { SLOW_LANES } from '../fast/lanes.js';
import { charactersAt, registry, standIn } from '../games.js';
import { newSeatKey, newSeed, newTableId } from '../ids.js';
import type { ForeignTable } from '../store/operations/import.js';
import { entropyOf, setupChance } from '../tables/chance.js';
import { writeEntry } from '../tables/log-entry.js';
import { outcomeOf } from '../tables/places.js';
import { type Sealing, sealingIn } from '../tables/sealing.js';
import { readSheet } from '../tables/sheets.js';
import { BadUse } from './command.js';

/** A private table at which the game of a record goes on, or can be looked at if it is over. */
export function foreignTable(record: GameRecord, now: number): ForeignTable {
  const id = newTableId();
  const game = accept(registry.findVersion(record.game, record.rulesVersion));
  const { seed, unsealed = 0, asked } = sealingFor(game, record);
  const sitters = sittersIn(record, game);
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
  const ended = endedIn(record, game);
  const outcome = ended === null ? state.outcome() : outcomeOf(ended, { places: seats });
  const early = ended === null ? [] : [{ kind: 'ended', ...ended } as const];
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
      first: writeEntry({ kind: 'imported', unsealed }, SLOW_LANES),
    },
    entries: [...log, ...early].map((entry) => writeEntry(entry, SLOW_LANES)),
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
  const isOver = isPlayed(record, game);
  const makesSense = told?.asked === undefined || game.prepare(told.asked, setupChance(told.seed)).ok;
  if (told !== null && isOver && makesSense) return told;
  return { seed: newSeed(), unsealed: record.actions.length };
}

/** How people ended it, if a record says so: not where its rules did. */
function endedIn(record: GameRecord, game: AnyGame): Ended | null {
  const played = accept(replay(game, record));
  return played.isOver() ? null : readEnded(record.extras?.ended, played.seats);
}

/** Nothing is left to play, by the rules or because people ended it. */
function isPlayed(record: GameRecord, game: AnyGame): boolean {
  return accept(replay(game, record)).isOver() || endedIn(record, game) !== null;
}

function withChance(entry: Entry | undefined, move: string): Entry {
  if (entry === undefined || entry.kind === 'undo') throw new Error('chance follows an opening or a move');
  return { ...entry, chance: [...entry.chance, move] };
}

/**
 * Who played, as far as a record says so and it makes sense: anybody can write one. For a bot that is not known here another
 * plays on; where nothing is left to play, only its name is kept.
 */
function sittersIn(record: GameRecord, game: AnyGame): Sitter[] {
  const { extras } = record;
  const options = accept(game.prepare(record.options, null));
  const seats = Array.isArray(extras?.seats) ? extras.seats.slice(0, LIMITS.seats) : [];
  const known = [PROGRAM, ...charactersAt(game.id, options)];
  const isOver = isPlayed(record, game);
  return seats.map((told, seat) => {
    const { name, bot, look }: Record<string, unknown> = isObject(told) ? told : {};
    const isKnown = typeof bot === 'string' && known.includes(bot);
    const another = typeof bot === 'string' && !isOver ? standIn(game.id, options) : null;
    return {
      name: nameIn(name) ?? (isKnown ? '' : (nameIn(bot) ?? '')),
      bot: isKnown ? bot : another,
      look: typeof look === 'number' && [0, 1, 2, 3].includes(look) ? look : seat,
    };
  });
}

function nameIn(told: unknown): string | null {
  // not half a letter of those that take two places
  const name =
    typeof told === 'string'
      ? told
          .trim()
          .slice(0, LIMITS.name)
          .replace(/[\ud800-\udbff]$/, '')
      : '';
  return isName(name) ? name : null;
}

function drawingsIn({ extras }: GameRecord): { seat: number; data: string }[] {
  if (!isObject(extras?.drawings)) return [];
  return Object.entries(extras.drawings as JsonObject)
    .map(([seat, drawing]) => ({ seat: Number(seat), sheet: readSheet(drawing) }))
    .filter(({ seat, sheet }) => [0, 1, 2, 3].includes(seat) && sheet !== null)
    .map(({ seat, sheet }) => ({ seat, data: JSON.stringify(sheet) }));
}

export function accept<T>(result: Result<T, Rejection>): T {
  if (result.ok) return result.value;
  throw new BadUse(describeRejection(result.error));
}
