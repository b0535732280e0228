import type { ClockSetup, GameWish, ToClient, ToClientOf } from '@castellan/protocol';
import type { Bus, BusMessage } from '../cluster/bus.js';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import { NO_SHOW } from './presence.js';
import type { Listener } from './table-services.js';

/** A page that is loaded anew looks on. */
const BACK_SOON = 20_000;
/** Whoever is called by a notification has so long to be called. */
const CALLED_BY_PUSH = 10 * 60_000;
/** As many names as a screen holds. */
const MOST_NAMED = 24;
const MOST_WISHES = 24;
const UNDONE = new Refused('storage', 'this could not be done; nothing has changed');

type Seeker = {
  person: Person;
  readonly wish: GameWish;
  readonly lines: Set<Listener>;
  readonly push: boolean;
  /** When the last line was gone; null while there is one. */
  goneAt: number | null;
  /** The node that they have a line to; null: this one. */
  readonly node: string | null;
};

export type WaitingTable = {
  readonly wish: GameWish;
  readonly people: readonly string[];
  isFor(person: string): boolean;
};

type World = {
  now(): number;
  after(wait: number, work: () => void): () => void;
  /** A seat at a table that waits with somebody, or a new table. */
  seat(wish: GameWish, person: Person): Promise<{ readonly id: string }>;
  /** Open tables: what it would be, who waits there, and who may come. */
  waiting(): readonly WaitingTable[];
  call(person: string, table: string, game: string): void;
  readonly bus: Bus;
  /** Whether those who look for the same are brought together here: one node does it for all. */
  isMatcher(): boolean;
  changed(): void;
  complain(what: string, error: unknown): void;
};

/** People who look for somebody to play with, wherever on the page they are. They meet when there are enough of them. */
export class Seekers {
  readonly #world: World;
  /** In the order in which they came. */
  readonly #seekers = new Map<string, Seeker>();
  /** Who was found while they had no line, to be told when they are back. */
  readonly #untold = new Map<string, ToClientOf<'found'>>();
  #isMatching = false;
  #again = false;

  constructor(world: World) {
    this.#world = world;
    world.bus.listen({
      message: (message, from) => this.#hear(message, from),
      gap: () => this.#tellAll(),
      died: (node) => {
        for (const seeker of [...this.#seekers.values()])
          if (seeker.node === node) this.#seekers.delete(seeker.person.id);
        this.#world.changed();
      },
    });
  }

  // ---- those who have a line to another node

  #hear(message: BusMessage, from: string): void {
    if (message.type === 'roll-call') this.#tellAll();
    if (message.type === 'seeks-not') {
      if (this.#seekers.delete(message.person)) this.#world.changed();
    } else if (message.type === 'seeks') {
      const { person, wish, push, isGone } = message;
      const before = this.#seekers.get(person.id);
      // whoever has a line here is looked for here
      if (before?.node === null) return;
      const line = lineTo(this.#world.bus, person);
      const goneAt = isGone ? this.#world.now() : null;
      const lines = new Set(isGone ? [] : [line]);
      this.#seekers.set(person.id, { person, wish, lines, push, goneAt, node: from });
      this.look();
    }
  }

  #tellAll(): void {
    for (const seeker of this.#seekers.values()) if (seeker.node === null) this.#tell(seeker);
  }

  #tell({ person, wish, push, goneAt }: Seeker): void {
    this.#world.bus.tell({ type: 'seeks', person, wish, push, isGone: goneAt !== null });
  }

  #forget(person: string): boolean {
    const isKnown = this.#seekers.delete(person);
    if (isKnown) this.#world.bus.tell({ type: 'seeks-not', person });
    return isKnown;
  }

  // ---- those who have one here

  wishOf(person: string): GameWish | null {
    return this.#seekers.get(person)?.wish ?? null;
  }

  people(): readonly Person[] {
    return [...this.#seekers.values()].map(({ person }) => person);
  }

  seek(line: Listener, person: Person, wish: GameWish, push: boolean): void {
    const untold = this.#untold.get(person.id);
    this.#untold.delete(person.id);
    if (untold !== undefined && untold.until > this.#world.now()) {
      line.send(JSON.stringify(untold));
      return;
    }
    const before = this.#seekers.get(person.id);
    if (before !== undefined && keyOf(before.wish) !== keyOf(wish)) this.#seekers.delete(person.id);
    const lines = before?.lines ?? new Set();
    lines.add(line);
    const seeker = { person, wish, lines, push, goneAt: null, node: null };
    this.#seekers.set(person.id, seeker);
    this.#tell(seeker);
    this.look();
  }

  stop(person: string): void {
    if (this.#forget(person)) this.#world.changed();
  }

  /** A line is gone: whoever has no other is looked for a little longer. */
  left(line: Listener): void {
    const seeker = line.person === null ? undefined : this.#seekers.get(line.person.id);
    if (seeker === undefined || !seeker.lines.delete(line) || seeker.lines.size > 0) return;
    seeker.goneAt = this.#world.now();
    this.#tell(seeker);
    const wait = seeker.push ? CALLED_BY_PUSH : BACK_SOON;
    this.#world.after(wait, () => {
      const isGone = seeker.goneAt !== null && this.#world.now() - seeker.goneAt >= wait;
      if (isGone && this.#seekers.get(seeker.person.id) === seeker) this.stop(seeker.person.id);
    });
  }

  /** What is looked for, and by how many different people; what most look for first. */
  looking(): { wish: GameWish; people: number }[] {
    const all = new Map<string, { wish: GameWish; people: Set<string> }>();
    const add = (wish: GameWish, person: string): void => {
      const key = keyOf(wish);
      const one = all.get(key) ?? { wish, people: new Set<string>() };
      one.people.add(person);
      all.set(key, one);
    };
    for (const { wish, person } of this.#seekers.values()) add(wish, person.id);
    for (const { wish, people } of this.#world.waiting()) for (const person of people) add(wish, person);
    return [...all.values()]
      .map(({ wish, people }) => ({ wish, people: people.size }))
      .sort((one, other) => other.people - one.people)
      .slice(0, MOST_WISHES);
  }

  /** After something has changed: whoever can meet meets. */
  look(): void {
    this.#world.changed();
    this.#again = true;
    if (this.#isMatching || this.#seekers.size === 0 || !this.#world.isMatcher()) return;
    this.#isMatching = true;
    void this.#match().finally(() => {
      this.#isMatching = false;
    });
  }

  async #match(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const tables = groupBy(this.#world.waiting());
      for (const [key, seekers] of groupBy(this.#seekers.values()))
        await this.#meet(seekers, tables.get(key) ?? []);
    }
  }

  /** Those who look for the same. Who is there comes before who has to be called. */
  async #meet(seekers: readonly Seeker[], tables: readonly WaitingTable[]): Promise<void> {
    const [{ wish }] = seekers;
    const areEnough = seekers.length >= wish.players;
    const inOrder = [
      ...seekers.filter((one) => one.goneAt === null),
      ...seekers.filter((one) => one.goneAt !== null),
    ];
    for (const seeker of areEnough ? inOrder.slice(0, wish.players) : inOrder) {
      const isAwaited = tables.some((table) => table.isFor(seeker.person.id));
      const isStill = this.#seekers.get(seeker.person.id) === seeker;
      if (isStill && (areEnough || isAwaited)) await this.#seat(seeker);
    }
  }

  async #seat(seeker: Seeker): Promise<void> {
    const { person, wish, lines } = seeker;
    this.#forget(person.id);
    try {
      const { id: table } = await this.#world.seat(wish, person);
      // back in this very moment
      const again = this.#seekers.get(person.id);
      if (again !== undefined && keyOf(again.wish) === keyOf(wish)) {
        this.#forget(person.id);
        for (const line of again.lines) lines.add(line);
      }
      const until = this.#world.now() + NO_SHOW;
      const found: ToClientOf<'found'> = { type: 'found', table, game: wish.game, until };
      for (const line of lines) line.send(JSON.stringify(found));
      if (lines.size > 0) return;
      this.#untold.set(person.id, found);
      this.#world.after(NO_SHOW, () => this.#untold.delete(person.id));
      this.#world.call(person.id, table, wish.game);
    } catch (error) {
      if (!(error instanceof Refused)) this.#world.complain('somebody who looks for others', error);
      const { refusal: problem } = error instanceof Refused ? error : UNDONE;
      for (const line of lines) line.send(JSON.stringify({ type: 'error', problem } satisfies ToClient));
    } finally {
      this.#world.changed();
    }
  }

  /** What is told to everybody; what one looks for oneself comes with it. */
  around(people: number, lobby: readonly Person[]): Omit<ToClientOf<'around'>, 'mine'> {
    const named = new Map([...this.people(), ...lobby].map((one) => [one.id, one]));
    return {
      type: 'around',
      people,
      here: [...named.values()].slice(0, MOST_NAMED).map(({ name, look }) => ({ name, look })),
      looking: this.looking(),
    };
  }
}

/** All lines that somebody has to other nodes. */
function lineTo(bus: Bus, person: Person): Listener {
  const send = (text: string): void => bus.tell({ type: 'tell', person: person.id, text });
  return { person, program: null, address: '', send, sendSoon: send };
}

function groupBy<T extends { readonly wish: GameWish }>(all: Iterable<T>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one.wish);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

export function keyOf({ game, players, clock }: GameWish): string {
  return [game, players, ...paceOf(clock)].join();
}

export function paceOf(clock: ClockSetup): readonly unknown[] {
  if (clock.kind === 'live') return ['live', clock.bank, clock.increment];
  return clock.kind === 'days' ? ['days', clock.turn] : ['none'];
}
