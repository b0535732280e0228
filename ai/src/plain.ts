import {
  type BotSupport,
  type Character,
  type Game,
  type JsonObject,
  type Knowledge,
  type Mind,
  RandomPlay,
  type Seat,
  SeededChance,
  type State,
} from '@castellan/kernel';

/** Those who play a game of which nobody has said yet what is worth what. */
const PLAIN: readonly Character[] = [
  {
    id: 'novice',
    name: 'Novice',
    sentence: 'Has read the rules and tries things out.',
    nodes: 1,
    slipPercent: 40,
  },
  { id: 'tinkerer', name: 'Tinkerer', sentence: 'Tries out what may follow.', nodes: 300, slipPercent: 0 },
];

/** So many games are played to the end at random for an estimate, each with at most so many actions. */
const PLAYOUTS = 6;
const LONGEST = 400;

/**
 * Bots for any game: plain search, where what a position is worth is found out by playing on at random (Monte Carlo
 * playouts). `imagine` makes a position of what a seat is shown; what it cannot know may be anything that is possible.
 */
export function plainBotSupport<O extends JsonObject, S extends State<View, Event>, View, Event>(
  game: Game<O, S>,
  imagine: (options: O, view: View) => S,
): BotSupport<O, S, View, Event> {
  return {
    knowledge: new Playouts<S>(game.maxLegal),
    everybody: PLAIN,
    characters: () => PLAIN,
    mind: (options, seat) => new LastView(seat, (view: View) => imagine(options, view)),
  };
}

class Playouts<S extends State> implements Knowledge<S> {
  readonly #play: RandomPlay;
  readonly #key = new Int32Array(2);

  constructor(maxLegal: number) {
    this.#play = new RandomPlay(maxLegal);
  }

  /** FNV-1a over the whole position, twice: it is not known what of it makes no difference. */
  key({ bytes }: S, out: Int32Array): void {
    let low = 0x811c9dc5 | 0;
    let high = 0x9e3779b9 | 0;
    for (const byte of bytes) {
      low = Math.imul(low ^ byte, 0x01000193);
      high = Math.imul(high ^ byte, 0x85ebca6b) ^ (high >>> 13);
    }
    out[0] = low;
    out[1] = high;
  }

  /** The same position is always worth the same: what is random follows from its key. */
  prospects(state: S, out: Float64Array): void {
    out.fill(0, 0, state.seats);
    this.key(state, this.#key);
    const chance = new SeededChance(this.#key.join());
    const count = state.isOver() ? 1 : PLAYOUTS;
    const copy = state.copy();
    for (let i = 0; i < count; i++) {
      copy.copyFrom(state);
      for (let n = 0; n < LONGEST && !copy.isOver(); n++) this.#play.step(copy, chance, null);
      share(copy, out, 1 / count);
    }
  }
}

/** What can be won goes to the winners alike; to everybody where there are none. */
function share(state: State, out: Float64Array, all: number): void {
  const winners = state.outcome()?.winners ?? [];
  const seats = winners.length > 0 ? winners : Array.from({ length: state.seats }, (_, seat) => seat);
  for (const seat of seats) out[seat] += all / seats.length;
}

/** Remembers what it was shown last, and nothing else. */
class LastView<S extends State, View, Event> implements Mind<S, View, Event> {
  readonly seat: Seat;
  readonly #imagine: (view: View) => S;
  #shown: { readonly view: View } | null = null;

  constructor(seat: Seat, imagine: (view: View) => S) {
    this.seat = seat;
    this.#imagine = imagine;
  }

  witness(_events: readonly Event[], view: View): void {
    this.#shown = { view };
  }

  imagine(): S {
    if (this.#shown === null) throw new Error('nothing has been seen yet');
    return this.#imagine(this.#shown.view);
  }
}
