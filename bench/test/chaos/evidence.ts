import { type AnyGame, CHANCE, type JsonObject, SeededChance, SPECTATOR, seatsIn } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { hashOf, sealedChance } from '../../src/chaos/checker/sealed-chance.js';
import type { KeptTruth, Line, Transcript } from '../../src/chaos/transcript.js';

const game = roquefort as AnyGame;
const SEED = '26f2ffcb6f7ef4e81e0a54e66a0a5f2f49bd0a6fbc5d7a0d4c4d6cc2f9b8c9e1';
export const TABLE = 'c87p5ty9bkjyh3w6ema3';

/** A game of so many moves as an honest server would have kept it, and as two players and a spectator would have heard it. */
export function honestEvidence(moves: number): { truth: KeptTruth; transcripts: Transcript[] } {
  const asked = { players: 2 };
  const prepared = game.prepare(asked, sealedChance(SEED, 'setup'));
  if (!prepared.ok) throw new Error('options');
  const options = JSON.parse(JSON.stringify(prepared.value)) as JsonObject;
  const state = game.start(options);
  const chance = new SeededChance('honest');
  const log = [{ kind: 'created' }] as object[];
  let actions = 0;
  const letChanceAct = (events: unknown[]): string[] => {
    const drawn: string[] = [];
    while (state.isChance()) {
      const all = new Int32Array(game.maxLegal);
      const weights = new Int32Array(game.maxLegal);
      const count = state.chances(all, weights);
      const total = weights.subarray(0, count).reduce((sum, weight) => sum + weight, 0);
      let left = sealedChance(SEED, `play/${actions++}`).below(total);
      let i = 0;
      while (left >= weights[i]) left -= weights[i++];
      state.apply(CHANCE, all[i], events);
      drawn.push(game.writeMove(all[i]));
    }
    return drawn;
  };
  log.push({ kind: 'open', chance: letChanceAct([]) });
  const clients = [0, 1, SPECTATOR].map((seat) => new Client(`seat ${seat}`, seat));
  for (const one of clients) one.tell(joined(state.view(one.seat), one.seat, options));
  for (let n = 0; n < moves; n++) {
    const [seat] = seatsIn(state.actors());
    const all = new Int32Array(game.maxLegal);
    const move = game.writeMove(all[chance.below(state.legal(seat, all))]);
    const read = game.readMove(move);
    const events: unknown[] = [];
    if (!read.ok) throw new Error(read.error);
    state.apply(seat, read.value, events);
    actions++;
    const drawn = letChanceAct(events);
    const moveId = `m${n}`;
    log.push({ kind: 'move', seat, moveId, move, chance: drawn });
    const seen = game.revealed?.(events) ?? drawn;
    clients[seat].send({ type: 'move', table: TABLE, seat, version: n, moveId, move });
    for (const one of clients) {
      const step = { type: 'step', table: TABLE, version: n + 1, seat, move, seen };
      one.tell(one.seat === seat ? { ...step, moveId } : step);
    }
  }
  const truth: KeptTruth = {
    id: TABLE,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: JSON.stringify(options),
    setup: JSON.stringify({ options: {} }),
    seed: SEED,
    status: 'playing',
    seats: 2,
    log: log.map((entry, seq) => ({ seq, entry: JSON.stringify(entry), at: seq })),
    talk: [],
    drawings: [],
  };
  return { truth, transcripts: clients.map(({ transcript }) => transcript) };
}

function joined(view: unknown, seat: number, options: JsonObject): object {
  const full = { version: 0, sights: [{ seat, view }], actors: [], undo: null, outcome: null };
  const state = { table: TABLE };
  return { type: 'joined', id: 1, joined: { state, options, full, commitment: hashOf(SEED), seed: null } };
}

class Client {
  readonly seat: number;
  readonly transcript: { client: string; person: string; lines: Line[] };

  constructor(client: string, seat: number) {
    this.seat = seat;
    this.transcript = { client, person: client, lines: [] };
  }

  tell(message: object): void {
    this.#note('told', message);
  }

  send(message: object): void {
    this.#note('sent', message);
  }

  #note(way: Line['way'], message: object): void {
    const { lines } = this.transcript;
    const text = JSON.stringify(message);
    lines.push({ at: lines.length * 10, line: 0, node: 0, way, text });
  }
}
