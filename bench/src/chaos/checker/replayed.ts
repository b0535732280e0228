import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, CHANCE, type JsonObject, type Observer, type State } from '@castellan/kernel';
import { gameOf } from '../games.js';
import type { KeptTruth } from '../transcript.js';
import { sealedChance } from './sealed-chance.js';

type LogEntry = {
  readonly kind: string;
  readonly seat: number;
  readonly moveId: string;
  readonly move: string;
  readonly chance: readonly string[];
};

/** What led to a version: a move with what came into the open by it, or one taken back. */
export type Passed = Pick<LogEntry, 'kind' | 'seat' | 'moveId' | 'move'> & {
  readonly seen: readonly string[];
  readonly at: number;
};

/**
 * A game played again from the log by the rules, with every draw computed again from the seed. What does not add up is
 * a problem; the positions of all versions stay at hand.
 */
export class Replayed {
  readonly problems: string[] = [];
  /** Draws that were computed again. */
  draws = 0;
  readonly passed: Passed[] = [];
  readonly #game: AnyGame;
  readonly #positions: State[] = [];
  readonly #views = new Map<string, unknown>();

  constructor(truth: KeptTruth) {
    this.#game = gameOf(truth.game, truth.rulesVersion);
    try {
      this.#play(truth);
    } catch (error) {
      this.problems.push(`table ${truth.id} cannot be replayed: ${(error as Error).message}`);
    }
  }

  /** The last version; -1 before the game began. */
  get version(): number {
    return this.#positions.length - 1;
  }

  isOver(): boolean {
    return this.#positions.at(-1)?.isOver() === true;
  }

  /** What led to this version. */
  step(version: number): Passed | undefined {
    return this.passed[version - 1];
  }

  /** Whether somebody who is shown this at that version is shown the truth. */
  isView(version: number, observer: Observer, view: unknown): boolean {
    const key = `${version} ${observer}`;
    if (!this.#views.has(key))
      this.#views.set(key, JSON.parse(JSON.stringify(this.#positions[version]?.view(observer) ?? null)));
    return isDeepStrictEqual(this.#views.get(key), view);
  }

  #play(truth: KeptTruth): void {
    const { id, seed } = truth;
    const options = JSON.parse(truth.options) as JsonObject;
    this.#checkSetup(truth, options);
    const game = this.#game;
    let state = game.start(options);
    /** Actions before each version, to take back to. */
    const counts: number[] = [];
    let actions = 0;
    const letChanceAct = (told: readonly string[], events: unknown[]): void => {
      for (const text of told) {
        const drawn = drawAgain(game, state, sealedChance(seed, `play/${actions}`));
        if (drawn !== text)
          this.problems.push(
            `table ${id}: action ${actions} should have drawn ${drawn}, the log says ${text}`,
          );
        state.apply(CHANCE, actionOf(game, text), events);
        actions++;
        this.draws++;
      }
      if (state.isChance()) this.problems.push(`table ${id}: the log stops in the middle of a draw`);
    };
    const done = new Set<string>();
    truth.log.forEach(({ seq, entry: text, at }, i) => {
      if (seq !== i) throw new Error(`entry ${i} of the log has the number ${seq}`);
      const entry = JSON.parse(text) as LogEntry;
      if (entry.kind === 'open') {
        if (this.#positions.length > 0) throw new Error(`entry ${seq} opens the game a second time`);
        letChanceAct(entry.chance, []);
        this.#positions.push(state.copy());
        counts.push(actions);
      } else if (entry.kind === 'move' || entry.kind === 'undo') {
        const key = `${entry.seat} ${entry.moveId}`;
        if (done.has(key)) this.problems.push(`table ${id}: ${key} was carried out twice`);
        done.add(key);
        const events: unknown[] = [];
        if (entry.kind === 'undo') {
          // back to the position before the last move that was not taken back
          const before = this.#takenBackTo();
          state = this.#positions[before].copy();
          actions = counts[before];
        } else {
          if (!isLegalFor(game, state, entry.seat, entry.move))
            throw new Error(`entry ${seq}: seat ${entry.seat} may not do "${entry.move}" there`);
          state.apply(entry.seat, actionOf(game, entry.move), events);
          actions++;
          letChanceAct(entry.chance, events);
        }
        const seen = entry.kind === 'undo' ? [] : (game.revealed?.(events) ?? entry.chance);
        const { kind, seat, moveId, move } = entry;
        this.passed.push({ kind, seat, moveId, move, seen, at });
        this.#positions.push(state.copy());
        counts.push(actions);
      }
    });
  }

  /** The version that a game goes back to now: before the last move that still stands. */
  #takenBackTo(): number {
    let undone = 0;
    for (let i = this.passed.length - 1; i >= 0; i--) {
      if (this.passed[i].kind === 'undo') undone++;
      else if (undone === 0) return i;
      else undone--;
    }
    throw new Error('there is nothing to take back');
  }

  /** What was left to chance at the beginning follows from the seed as well, unless somebody chose who begins. */
  #checkSetup({ id, setup, seed, seats }: KeptTruth, options: JsonObject): void {
    const asked = { ...(JSON.parse(setup) as { options: JsonObject }).options, players: seats };
    const prepared = this.#game.prepare(asked, sealedChance(seed, 'setup'));
    if (!prepared.ok || !isDeepStrictEqual(JSON.parse(JSON.stringify(prepared.value)), options))
      this.problems.push(`table ${id}: its options do not follow from its seed`);
  }
}

function drawAgain(game: AnyGame, state: State, chance: ReturnType<typeof sealedChance>): string {
  const actions = new Int32Array(game.maxLegal);
  const weights = new Int32Array(game.maxLegal);
  const count = state.isChance() ? state.chances(actions, weights) : 0;
  if (count === 0) return 'nothing';
  let left = chance.below(weights.subarray(0, count).reduce((sum, weight) => sum + weight, 0));
  let i = 0;
  while (left >= weights[i]) left -= weights[i++];
  return game.writeMove(actions[i]);
}

function isLegalFor(game: AnyGame, state: State, seat: number, move: string): boolean {
  const read = game.readMove(move);
  const actions = new Int32Array(game.maxLegal);
  const count = read.ok && seat < state.seats && !state.isChance() ? state.legal(seat, actions) : 0;
  return read.ok && actions.subarray(0, count).includes(read.value);
}

function actionOf(game: AnyGame, text: string): number {
  const read = game.readMove(text);
  if (!read.ok) throw new Error(`"${text}": ${read.error}`);
  return read.value;
}
