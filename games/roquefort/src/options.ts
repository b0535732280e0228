import {
  type ChanceSource,
  failed,
  isObject,
  OptionReader,
  type Rejection,
  type Result,
} from '@castellan/kernel';
import { findLayoutProblems } from './board/faults.js';
import { generateLayout } from './board/generate-layout.js';
import { LAYOUTS } from './board/layouts.js';
import { symbols } from './board/rooms.js';
import { EDITIONS, type EditionId, type Goal } from './editions.js';
import { type LayoutName, OPTIONS } from './option-list.js';

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
  const players = reader.choice('players', OPTIONS.players);
  const edition = reader.choice('edition', OPTIONS.edition);
  const layout = reader.choice(
    'layout',
    OPTIONS.layout,
    reader.has('rooms') ? 'custom' : OPTIONS.layout.usual,
  );
  const options: RoquefortOptions = {
    players,
    edition,
    layout,
    rooms: readRooms(reader, layout, chance),
    goal: reader.choice('goal', OPTIONS.goal),
    mustAct: reader.switch('mustAct', OPTIONS.mustAct, EDITIONS[edition].mustAct),
    enterOverTower: reader.switch('enterOverTower', OPTIONS.enterOverTower),
    noPushBack: reader.switch('noPushBack', OPTIONS.noPushBack),
    memoryAid: reader.bySeat('memoryAid', OPTIONS.memoryAid, players),
    stallTurns: reader.count('stallTurns', OPTIONS.stallTurns),
    firstTurnActions: reader.choice('firstTurnActions', OPTIONS.firstTurnActions),
    first: reader.first('first', OPTIONS.first, players, chance),
  };
  return reader.finish(options, 'R2.4');
}

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
