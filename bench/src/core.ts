import {
  CHANCE,
  type ChanceSource,
  type Game,
  type JsonObject,
  RandomPlay,
  SeededChance,
  type State,
  unwrap,
} from '@castellan/kernel';
import { type Contestant, median, race, repeatFor } from './measure.js';

/** What is known of a game's core after a run. All rates are moves of seats a second; chance is on top. */
export type CoreFigures = {
  movesPerSecond: number;
  boardgameIoMovesPerSecond: number;
  tunedBoardgameIoMovesPerSecond: number;
  ratioToBoardgameIo: number;
  ratioToTunedBoardgameIo: number;
  /** Time of a move with a log over the time of one without. */
  logCost: number;
  /** Time of a move after 140,000 moves of one game over the time of one after 20,000. */
  lateMoveCost: number;
  stateBytes: number;
  bytesAllocatedPerMove: number;
};

export type CoreContest<O extends JsonObject, S extends State> = {
  readonly game: Game<O, S>;
  readonly options: JsonObject;
  /** The same rules in boardgame.io: plays one random game and says how many moves the seats made. */
  readonly boardgameIo: (seed: number) => number;
  readonly tunedBoardgameIo: (seed: number) => number;
  /** Options and moves with which a game goes on for ever. */
  readonly endless: { readonly options: JsonObject; readonly moves: readonly string[] };
};

/** A start position that is copied over and over, and the moves of seats in whole games from it. */
class Player<O extends JsonObject, S extends State> {
  readonly start: S;
  readonly #state: S;
  readonly #random: RandomPlay;
  readonly #source: ChanceSource = new SeededChance('bench');

  constructor({ game, options }: CoreContest<O, S>) {
    this.start = game.start(unwrap(game.prepare({ first: 0, ...options }, null)));
    this.#state = this.start.copy();
    this.#random = new RandomPlay(game.maxLegal);
  }

  playGame(log: unknown[] | null): number {
    this.#state.copyFrom(this.start);
    let moves = 0;
    while (!this.#state.isOver()) {
      this.#random.step(this.#state, this.#source, log);
      if (this.#random.actor !== CHANCE) moves++;
      if (log !== null) log.length = 0;
    }
    return moves;
  }
}

export function measureCore<O extends JsonObject, S extends State>(contest: CoreContest<O, S>): CoreFigures {
  const player = new Player(contest);
  let seed = 0;
  const log: unknown[] = [];
  const games = (play: () => number) => (ms: number) => repeatFor(ms, play);
  const contestants: Contestant[] = [
    { name: 'core', run: games(() => player.playGame(null)) },
    { name: 'boardgame.io', run: games(() => contest.boardgameIo(++seed)) },
    { name: 'core with log', run: games(() => player.playGame(log)) },
    { name: 'boardgame.io, tuned', run: games(() => contest.tunedBoardgameIo(++seed)) },
  ];
  const rates = race(contestants);
  const rate = (name: string): number => rates.get(name) ?? Number.NaN;
  return {
    movesPerSecond: rate('core'),
    boardgameIoMovesPerSecond: rate('boardgame.io'),
    tunedBoardgameIoMovesPerSecond: rate('boardgame.io, tuned'),
    ratioToBoardgameIo: rate('core') / rate('boardgame.io'),
    ratioToTunedBoardgameIo: rate('core') / rate('boardgame.io, tuned'),
    logCost: rate('core') / rate('core with log'),
    lateMoveCost: lateMoveCost(contest),
    stateBytes: player.start.bytes.byteLength,
    bytesAllocatedPerMove: bytesAllocatedPerMove(() => player.playGame(null)),
  };
}

/** One game, ever longer: the last stretch of moves against the first. */
function lateMoveCost<O extends JsonObject, S extends State>({ game, endless }: CoreContest<O, S>): number {
  const idle = endless.moves.map((move) => unwrap(game.readMove(move)));
  const random = new RandomPlay(game.maxLegal);
  const actions = new Int32Array(game.maxLegal);
  const source = new SeededChance('endless');
  const stretch = 20_000;
  const ratios: number[] = [];
  for (let round = 0; round < 9; round++) {
    const state = game.start(unwrap(game.prepare({ first: 0, ...endless.options }, null)));
    const go = (moves: number): number => {
      const start = performance.now();
      for (let i = 0; i < moves; i++) {
        random.choose(state, source);
        const legal = random.actor === CHANCE ? 0 : state.legal(random.actor, actions);
        const passing = actions.subarray(0, legal).find((action) => idle.includes(action));
        state.apply(random.actor, passing ?? random.action, null);
      }
      return performance.now() - start;
    };
    go(stretch);
    const early = go(stretch);
    go(5 * stretch);
    ratios.push(go(stretch) / early);
  }
  return median(ratios);
}

/** From the growth of the heap between two collections; what the measuring itself takes is in it. */
function bytesAllocatedPerMove(playGame: () => number): number {
  if (globalThis.gc === undefined) return Number.NaN;
  const samples = Array.from({ length: 5 }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    let moves = 0;
    for (let i = 0; i < 300; i++) moves += playGame();
    return Math.max(0, process.memoryUsage().heapUsed - before) / moves;
  });
  return median(samples);
}
