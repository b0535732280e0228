import {
  type ChanceSource,
  failed,
  isObject,
  OptionReader,
  type Rejection,
  type Result,
} from '@castellan/kernel';
import { generateLayout } from './board/generate-layout.js';
import { LAYOUTS } from './board/layouts.js';
import { findLayoutProblems, symbols } from './board/rooms.js';
import { EDITIONS, type EditionId, type Goal, USUAL_EDITION } from './editions.js';

/** A table's rules, all settled. `rooms` always stands here in full: a better layout A must not change old games. */
export type RoquefortOptions = {
  readonly players: 2 | 3 | 4;
  readonly edition: EditionId;
  readonly layout: LayoutName;
  readonly rooms: readonly string[];
  /** Kinds needed to win [R2.4]. */
  readonly goal: Goal;
  /** A turn without any action is not allowed [R3.2]. */
  readonly mustAct: boolean;
  /** From outside over an occupied tower [R5.5]. */
  readonly enterOverTower: boolean;
  /** The fallen tile may not be pushed straight back [R6.4]. */
  readonly noPushBack: boolean;
  /** By seat: is shown what was seen under roofs [R10.3]. */
  readonly memoryAid: readonly boolean[];
  /** Turns in a row without progress that end the game; 0 = never [R9.5]. */
  readonly stallTurns: number;
  /** House rule: actions in the very first turn of the game [R12.1]. */
  readonly firstTurnActions: 1 | 2 | 3 | 4;
  readonly first: number;
};

export type LayoutName = 'A' | 'B' | 'random' | 'custom';

const MOST_STALL_TURNS = 10_000;

/** `memoryAid` may be one answer for all; a layout's rooms may be given with any name. */
export function prepareOptions(
  input: unknown,
  chance: ChanceSource | null,
): Result<RoquefortOptions, Rejection> {
  if (!isObject(input)) {
    const problem = { place: 'options', rule: 'R1.8', message: 'an object is needed' };
    return failed({ kind: 'bad-options', problems: [problem] });
  }
  const reader = new OptionReader(input);
  const players = reader.oneOf('players', 'R1.8', [2, 3, 4] as const, 2);
  const edition = reader.oneOf('edition', 'R2.3', Object.keys(EDITIONS) as EditionId[], USUAL_EDITION);
  const layout = reader.oneOf('layout', 'R1.7', LAYOUT_NAMES, reader.has('rooms') ? 'custom' : 'A');
  const options: RoquefortOptions = {
    players,
    edition,
    layout,
    rooms: readRooms(reader, layout, chance),
    goal: reader.oneOf('goal', 'R2.4', EDITIONS[edition].goals, 4),
    mustAct: reader.flag('mustAct', 'R3.2', EDITIONS[edition].mustAct),
    enterOverTower: reader.flag('enterOverTower', 'R5.5', true),
    noPushBack: reader.flag('noPushBack', 'R6.4', false),
    memoryAid: reader.flagBySeat('memoryAid', 'R10.3', players),
    stallTurns: reader.whole('stallTurns', 'R9.5', MOST_STALL_TURNS, 40),
    firstTurnActions: reader.oneOf('firstTurnActions', 'R12.1', [1, 2, 3, 4] as const, 4),
    first: reader.firstSeat('first', 'R2.3', players, chance),
  };
  return reader.finish(options, 'R2.4');
}

const LAYOUT_NAMES: readonly LayoutName[] = ['A', 'B', 'random', 'custom'];

function readRooms(reader: OptionReader, layout: LayoutName, chance: ChanceSource | null): readonly string[] {
  if (reader.has('rooms')) {
    const rows = reader.value('rooms');
    const problems = findLayoutProblems(rows);
    reader.note(...problems);
    return problems.length > 0 ? [] : (rows as string[]).map((line) => symbols(line).join(' '));
  }
  if (layout === 'A' || layout === 'B') return LAYOUTS[layout].rows;
  if (layout === 'random' && chance !== null) return generateLayout(chance);
  reader.note({ place: 'rooms', rule: 'R1.7', message: `layout "${layout}" needs its rooms` });
  return [];
}
