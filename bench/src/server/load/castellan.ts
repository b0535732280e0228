import { type AnyGame, CHANCE, isLegal, SeededChance, type State, seatsIn } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import type { Match, Sizes } from './match.js';
import { Wire } from './wire.js';

export type CastellanSetup = {
  readonly seats: number;
  readonly clock: object;
  /** Takes the sizes of steps down. */
  readonly sizes: Sizes | null;
};

type Full = { readonly sights: readonly { readonly view: unknown }[]; readonly outcome: unknown };
type Heard = {
  readonly type: string;
  readonly id?: number;
  readonly table?: string;
  readonly full?: Full;
  readonly joined?: {
    readonly options: never;
    readonly full: Full | null;
    readonly holds: readonly number[];
  };
  readonly seat: number;
  readonly move: string;
  readonly seen?: readonly string[];
};
type Seat = { readonly wire: Wire; version: number; answer: ((heard: Heard) => void) | null };

const game = roquefort as AnyGame;
const actions = new Int32Array(game.maxLegal);
const STEP = '{"type":"step","table":"';
const VERSION = STEP.length + 20 + '","version":'.length;

/** A match at Castellan: whole games at random. One state follows the table for all its seats, by the steps they are told. */
export class CastellanMatch implements Match {
  moved = (): void => {};
  /** Called at the end of a game, before the next one. */
  ended = (): void => {};
  readonly #setup: CastellanSetup;
  readonly #seats: Seat[] = [];
  readonly #chance: SeededChance;
  #table = '';
  #options: never = undefined as never;
  #state: State | null = null;
  #version = -1;
  #moves = 0;
  #beginning: Full | null = null;
  #questions = 0;
  /** The version that the last move was sent at, until its answer has come. */
  #sentAt: number | null = null;

  private constructor(setup: CastellanSetup, number: number) {
    this.#setup = setup;
    this.#chance = new SeededChance(`load ${number}`);
  }

  static async open(port: number, number: number, setup: CastellanSetup): Promise<CastellanMatch> {
    const match = new CastellanMatch(setup, number);
    for (let seat = 0; seat < setup.seats; seat++) {
      const headers = [`Cookie: ${await newGuest(port, number * 4 + seat)}`];
      const wire = await Wire.open({ port, path: '/socket', headers });
      const one: Seat = { wire, version: -1, answer: null };
      wire.hear = (text) => match.#hear(one, text);
      match.#seats.push(one);
      await match.#ask(one, { type: 'hello', protocol: 1 });
    }
    const [host, ...others] = match.#seats;
    const seats = match.#seats.map((_, look) => ({ kind: look === 0 ? 'me' : 'open', look }));
    const more = { isPublic: false, timeout: 'bot-turn', freeText: false };
    const wish = { game: 'roquefort', options: {}, seats, clock: setup.clock, ...more };
    const { table = '' } = await match.#ask(host, { type: 'create', setup: wish });
    match.#table = table;
    for (const one of others) {
      await match.#ask(one, { type: 'watch', table });
      await match.#ask(one, { type: 'sit', table });
    }
    await match.#watch(table);
    return match;
  }

  get table(): string {
    return this.#table;
  }

  close(): void {
    for (const { wire } of this.#seats) wire.close();
  }

  go(): void {
    const state = this.#state;
    if (state === null) throw new Error('nothing is known of the table');
    const [seat] = seatsIn(state.actors());
    const count = state.legal(seat, actions);
    const move = game.writeMove(actions[this.#chance.below(count)]);
    const { wire } = this.#seats[seat];
    wire.send(
      `{"type":"move","table":"${this.#table}","seat":${seat},"version":${this.#version},"moveId":"${(this.#moves++).toString(36)}","move":"${move}"}`,
    );
    this.#sentAt = this.#version;
  }

  async #watch(table: string): Promise<void> {
    this.#table = table;
    this.#state = null;
    this.#beginning = null;
    for (const one of this.#seats) {
      const { joined } = await this.#ask(one, { type: 'watch', table });
      if (joined !== undefined) this.#options = joined.options;
      if (joined?.full != null) this.#show(joined.full);
    }
    // with running clocks a game begins when the last has come, and is shown thereupon
    while (this.#state === null) {
      if (this.#beginning !== null) this.#show(this.#beginning);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    this.#version = 0;
    for (const one of this.#seats) one.version = 0;
  }

  #show({ sights }: Full): void {
    const { imagine } = game;
    this.#state = imagine === undefined ? null : imagine(this.#options, sights[0].view);
  }

  #ask(seat: Seat, question: object): Promise<Heard> {
    const id = ++this.#questions;
    return new Promise((resolve) => {
      seat.answer = (heard) => {
        if (heard.id === id) resolve(heard);
      };
      seat.wire.send(JSON.stringify({ ...question, id }));
    });
  }

  #hear(seat: Seat, text: string): void {
    if (text.startsWith(STEP)) this.#hearStep(seat, text);
    else this.#hearMore(JSON.parse(text), seat);
  }

  #hearStep(seat: Seat, text: string): void {
    this.#setup.sizes?.bytes.push(seat.wire.lastBytes);
    // the other seat may already be at the next game
    if (!text.startsWith(this.#table, STEP.length)) return;
    const state = this.#state;
    const version = Number.parseInt(text.slice(VERSION, VERSION + 8), 10);
    seat.version = version;
    if (state === null) throw new Error(`too early: ${text}`);
    if (version > this.#version) {
      if (version !== this.#version + 1) throw new Error(`a gap: ${text}`);
      follow(state, JSON.parse(text));
      this.#version = version;
    }
    this.#goOn(state);
  }

  /** When whoever acts next knows of it. */
  #goOn(state: State): void {
    const actors = state.actors();
    // the last move; what follows shows everything
    if (actors === 0) return;
    const next = this.#seats[31 - Math.clz32(actors & -actors)];
    if (this.#sentAt === null || this.#sentAt === this.#version || next.version !== this.#version) return;
    this.#sentAt = null;
    this.moved();
  }

  #hearMore(heard: Heard, seat: Seat): void {
    if (heard.type === 'error' || heard.type === 'bye') throw new Error(JSON.stringify(heard));
    seat.answer?.(heard);
    if (heard.type !== 'full' || heard.full === undefined || heard.table !== this.#table) return;
    if (this.#state === null) this.#beginning = heard.full;
    if (heard.full.outcome === null || this.#sentAt === null) return;
    this.#sentAt = null;
    void this.#again();
  }

  /** The next game of the same two. */
  async #again(): Promise<void> {
    this.ended();
    const { table = '' } = await this.#ask(this.#seats[0], { type: 'rematch', table: this.#table });
    await this.#watch(table);
    this.moved();
  }
}

function follow(state: State, { seat, move, seen = [] }: Heard): void {
  state.apply(seat, actionOf(move), null);
  const draws = seen.map(actionOf);
  while (state.isChance()) {
    const at = draws.findIndex((draw) => isLegal(game, state, CHANCE, draw));
    if (at < 0) throw new Error(`cannot follow ${move}, seen ${seen.join(', ')}`);
    state.apply(CHANCE, draws.splice(at, 1)[0], null);
  }
}

function actionOf(move: string): number {
  const read = game.readMove(move);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** A cookie of somebody new, who comes from an address of their own. */
async function newGuest(port: number, number: number): Promise<string> {
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const origin = `http://127.0.0.1:${port}`;
  const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': address };
  const answer = await fetch(`${origin}/api/hello`, { method: 'POST', headers, body: '{}' });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`hello: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return cookie.split(';', 1)[0];
}
