import type { Leases, Taken } from '../leases.js';
import { DatabaseClock } from './database-clock.js';
import type { Link } from './link.js';

/** A node that has said nothing for so many milliseconds is dead, by the clock of the database. */
const LIFE = 2_000;
const BEAT = 500;
/** A node believes in its own life so much less: clocks do not run alike. */
const MARGIN = 250;
/** So much of what a dead node left is taken at a time; others take their share. */
const AT_ONCE = 100;

/** Those who live, and whether this node's life goes on. */
const BEATS = `WITH mine AS (
    UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 millisecond'
    WHERE id = $1 AND until > clock_timestamp() RETURNING id)
  SELECT id, until > clock_timestamp() AS lives, (SELECT count(*) FROM mine) AS goes_on,
    extract(epoch FROM clock_timestamp()) * 1000 AS time FROM nodes`;
const BORN = `INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')`;
const GAP = `extract(epoch FROM clock_timestamp() - nodes.until) * 1000`;
const ADOPT = `WITH left_behind AS (
    SELECT leases.name, ${GAP} AS gap FROM leases JOIN nodes ON nodes.id = leases.node
    WHERE nodes.until <= clock_timestamp() ORDER BY leases.name LIMIT ${AT_ONCE} FOR UPDATE OF leases SKIP LOCKED)
  UPDATE leases SET node = $1 FROM left_behind WHERE leases.name = left_behind.name
  RETURNING leases.name, left_behind.gap`;
const LIVES = `EXISTS (SELECT 1 FROM nodes WHERE id = leases.node AND until > clock_timestamp())`;
const TAKE = `WITH before AS (
    SELECT leases.name, leases.node, ${GAP} AS gap FROM leases JOIN nodes ON nodes.id = leases.node
    WHERE leases.name = ANY($2::text[])),
  taken AS (
    INSERT INTO leases (name, node) SELECT wanted, $1 FROM unnest($2::text[]) AS wanted
    WHERE NOT EXISTS (SELECT 1 FROM leases WHERE name = wanted AND node <> $1 AND ${LIVES})
    ORDER BY wanted
    ON CONFLICT (name) DO UPDATE SET node = excluded.node WHERE leases.node = excluded.node OR NOT ${LIVES}
    RETURNING name)
  SELECT taken.name, before.gap, before.node FROM taken LEFT JOIN before ON before.name = taken.name`;
const RELEASE = 'DELETE FROM leases WHERE node = $1 AND name = ANY($2::text[])';
const DIES = 'UPDATE nodes SET until = clock_timestamp() WHERE id = $1 AND until > clock_timestamp()';
const BURY = `DELETE FROM nodes WHERE until < clock_timestamp() - interval '10 minutes'
  AND NOT EXISTS (SELECT 1 FROM leases WHERE node = nodes.id)`;

type Beat = {
  readonly id: string;
  readonly lives: number;
  readonly goes_on: number;
  readonly time: number;
};
type Asked = { readonly name: string; readonly done: (taken: Taken | null) => void };
type LeaseEvents = {
  /** A node is not there any more. */
  died(node: string): void;
  /** This node was away for longer than it may be: others have taken it for dead. */
  reborn(): void;
  complain(what: string, error: unknown): void;
};

/**
 * Leases as rows that name a node, which lives as long as it says so in time. One row is written each half second however
 * much a node holds. A node that was away too long never goes on with its old life: what it held then may be others' by
 * now. A life is the node's name with a number.
 */
export class PostgresLeases implements Leases {
  readonly #node: string;
  readonly #link: Link;
  readonly #events: LeaseEvents;
  readonly #watchers: ((what: Taken) => void)[] = [];
  readonly #held = new Set<string>();
  readonly #wanted = new Set<string>();
  #known: ReadonlySet<string> = new Set();
  #asked: Asked[] = [];
  #released: string[] = [];
  readonly clock = new DatabaseClock();
  #lives = 0;
  #isBorn = false;
  /** Until then this node knows that it lives; by a clock that never jumps. */
  #sureUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | null = null;
  #isClosed = false;

  constructor(node: string, link: Link, events: LeaseEvents) {
    this.#node = node;
    this.#link = link;
    this.#events = events;
  }

  get #life(): string {
    return `${this.#node}.${this.#lives}`;
  }

  holds(name: string): boolean {
    return this.#held.has(name) && performance.now() < this.#sureUntil;
  }

  watch(taken: (what: Taken) => void): void {
    this.#watchers.push(taken);
  }

  want(name: string): void {
    this.#wanted.add(name);
    void this.take(name);
  }

  /** What is asked for at about the same time is asked for in one go. */
  take(name: string): Promise<Taken | null> {
    return new Promise((done) => {
      if (this.#asked.push({ name, done }) === 1) setImmediate(() => void this.#takeAll());
    });
  }

  release(name: string): void {
    if (!this.#held.delete(name)) return;
    if (this.#released.push(name) === 1) setImmediate(() => void this.#releaseAll());
  }

  /** Says that this node lives, and takes what dead ones have left. */
  beat(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#beating ??= this.#beatNow();
    return this.#beating;
  }

  async #beatNow(): Promise<void> {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => this.#link.reset(), LIFE);
    try {
      if (this.#link.isUp) await this.#beat();
    } catch (error) {
      if (this.#link.isUp) this.#events.complain('saying that this node lives', error);
    } finally {
      clearTimeout(timer);
      this.#beating = null;
      if (!this.#isClosed) {
        this.#timer = setTimeout(() => void this.beat(), BEAT);
        this.#timer.unref();
      }
    }
  }

  async #beat(): Promise<void> {
    const at = performance.now();
    const rows = await this.#link.query<Beat>(BEATS, [this.#life, LIFE]);
    if (rows[0] !== undefined) this.clock.look(rows[0].time, at, performance.now());
    // not when it was asked: whatever looked for a lease while the answer was on its way was told that there is none
    const wasSure = performance.now() < this.#sureUntil;
    const goesOn = this.#isBorn && (rows[0]?.goes_on ?? 0) > 0;
    if (goesOn) this.#sureUntil = at + LIFE - MARGIN;
    else await this.#begin();
    this.#lookFor(rows.filter(({ lives }) => lives).map(({ id }) => id));
    const lost = goesOn && !wasSure ? [...this.#held] : [];
    for (const name of lost) this.#tell({ name, gap: 0 });
    if (rows.some(({ id, lives }) => !lives && id !== this.#life)) await this.#adopt();
    for (const name of this.#wanted) if (!this.#held.has(name)) void this.take(name);
  }

  /** A new life, and with it what was held in the old one, as far as nobody else has it. */
  async #begin(): Promise<void> {
    const before = [...this.#held];
    this.#held.clear();
    const isFirst = !this.#isBorn;
    this.#lives++;
    const at = performance.now();
    await this.#link.query(BORN, [this.#life, LIFE]);
    this.#isBorn = true;
    this.#sureUntil = at + LIFE - MARGIN;
    if (isFirst) return;
    this.#events.reborn();
    for (const taken of await this.#takeNow(before)) this.#tell(taken);
  }

  async #adopt(): Promise<void> {
    const taken = await this.#link.query<{ name: string; gap: number }>(ADOPT, [this.#life]);
    for (const { name } of taken) this.#held.add(name);
    for (const { name, gap } of taken) this.#tell({ name, gap });
    if (taken.length === 0) await this.#link.query(BURY);
    // there may be more than one takes at a time
    else if (taken.length === AT_ONCE) setImmediate(() => void this.beat());
  }

  /** Nodes that were there and are not any more. */
  #lookFor(lives: readonly string[]): void {
    const known = new Set(lives.map((life) => life.replace(/\.\d+$/, '')));
    for (const node of this.#known) if (!known.has(node) && node !== this.#node) this.#events.died(node);
    this.#known = known;
  }

  async #takeAll(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    const names = [...new Set(asked.map(({ name }) => name))];
    let taken = new Map<string, Taken>();
    try {
      if (this.#isBorn && !this.#isClosed)
        taken = new Map((await this.#takeNow(names)).map((one) => [one.name, one]));
    } catch (error) {
      if (this.#link.isUp) this.#events.complain('taking what is nobody’s', error);
    }
    for (const { name, done } of asked) done(taken.get(name) ?? null);
  }

  async #takeNow(names: readonly string[]): Promise<Taken[]> {
    if (names.length === 0) return [];
    const life = this.#life;
    const rows = await this.#link.query<{ name: string; gap: number | null; node: string | null }>(TAKE, [
      life,
      names,
    ]);
    if (this.#life !== life) return [];
    for (const { name } of rows) this.#held.add(name);
    return rows.map(({ name, gap, node }) => ({
      name,
      gap: node === life ? 0 : gap === null ? null : Math.max(0, gap),
    }));
  }

  async #releaseAll(): Promise<void> {
    const names = this.#released;
    this.#released = [];
    try {
      await this.#link.query(RELEASE, [this.#life, names.filter((name) => !this.#held.has(name))]);
    } catch {
      // whoever dies lets go of everything
    }
  }

  #tell(taken: Taken): void {
    for (const watcher of this.#watchers) watcher(taken);
  }

  /** Dies in good order: others take what is left as soon as they look. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#sureUntil = 0;
    this.#held.clear();
    if (this.#link.isUp && this.#isBorn) await this.#link.query(DIES, [this.#life]).catch(() => {});
  }
}
