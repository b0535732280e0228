import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@castellan/kernel';
import type { Guest } from './guest.js';

/** What is played, by whom. */
export type Party = {
  readonly game: string;
  /** Characters at seats after those of people. */
  readonly bots: readonly string[];
  readonly clock: object;
  /** Milliseconds between two things that somebody does, about. */
  readonly pace: number;
  /** Somebody who never moves: the clock plays for them. */
  readonly hasSleeper: boolean;
};

/** A table that was opened and not heard of stays with its host, and a host has only so many. */
const CREATED_WITHIN = 15_000;

/** Some people at one table after the other, and perhaps somebody who looks on. */
export class Group {
  readonly name: string;
  readonly party: Party;
  readonly players: readonly Guest[];
  readonly watchers: readonly Guest[];
  /** When something was heard of the table: what shows that they play on. */
  readonly progress: number[] = [];
  tables = 0;
  readonly #chance: SeededChance;
  #state: 'playing' | 'calm' | 'ended' = 'playing';
  #isOpening = false;

  constructor(
    name: string,
    party: Party,
    players: readonly Guest[],
    watchers: readonly Guest[],
    seed: string,
  ) {
    this.name = name;
    this.party = party;
    this.players = players;
    this.watchers = watchers;
    this.#chance = new SeededChance(`${seed}/${name}`);
    for (const one of this.guests) one.progress = () => this.progress.push(performance.now());
  }

  get guests(): readonly Guest[] {
    return [...this.players, ...this.watchers];
  }

  get table(): string {
    return this.players[0].table;
  }

  /** All of them, until they are told to come to an end. */
  async run(): Promise<void> {
    await Promise.all(this.guests.map((guest) => this.#live(guest)));
  }

  /** Nothing new from now on. */
  calm(): void {
    this.#state = 'calm';
  }

  end(): void {
    this.#state = 'ended';
  }

  async #live(guest: Guest): Promise<void> {
    const { pace, hasSleeper } = this.party;
    const isAsleep = hasSleeper && guest === this.players.at(-1);
    while (this.#state !== 'ended') {
      if (guest === this.players[0]) await this.#openIfNeeded();
      await guest.act(isAsleep || this.#state === 'calm');
      await sleep(pace / 2 + this.#chance.below(pace));
    }
  }

  /** The next table when there is none or the game is over, with everybody at it. */
  async #openIfNeeded(): Promise<void> {
    const [host] = this.players;
    if (this.#state !== 'playing' || this.#isOpening || (host.table !== '' && !host.isOver)) return;
    this.#isOpening = true;
    try {
      await this.#open(host);
    } finally {
      this.#isOpening = false;
    }
  }

  async #open(host: Guest): Promise<void> {
    host.turnTo('', null);
    const call = await host.reach();
    const { game, bots, clock } = this.party;
    const seats = [
      ...this.players.map((_, look) => ({ kind: look === 0 ? 'me' : 'open', look })),
      ...bots.map((bot, i) => ({ kind: 'bot', look: this.players.length + i, bot })),
    ];
    const setup = { game, options: {}, seats, isPublic: false, clock, timeout: 'bot-turn', freeText: true };
    const answer = await call?.ask({ type: 'create', setup }, CREATED_WITHIN);
    if (answer?.table === undefined) return;
    const { table } = answer;
    for (const [seat, guest] of this.players.entries()) guest.turnTo(table, seat);
    for (const guest of this.watchers) guest.turnTo(table, null);
    this.tables++;
    for (const guest of this.players.slice(1)) await this.#sit(guest, table);
  }

  async #sit(guest: Guest, table: string): Promise<void> {
    while (this.#state !== 'ended' && guest.table === table) {
      const call = await guest.reach();
      const answer = await call?.ask({ type: 'sit', table, seat: guest.seat });
      // whoever hears that the seat is taken has taken it before, and the answer was lost
      if (answer?.type === 'done' || answer?.problem?.kind === 'seat-taken') return;
      if (answer?.problem?.kind === 'not-allowed') return;
      await sleep(50);
    }
  }
}
