import { isDeepStrictEqual } from 'node:util';
import type { KeptTruth, Line, Transcript } from '../transcript.js';
import type { Replayed } from './replayed.js';
import { hashOf } from './sealed-chance.js';

type Full = {
  readonly version: number;
  readonly sights: readonly { readonly seat: number; readonly view: unknown }[];
  readonly outcome: unknown;
};
type Message = {
  readonly type: string;
  readonly id?: number;
  readonly table?: string;
  readonly moveId?: string;
  readonly version: number;
  readonly seat: number;
  readonly move: string;
  readonly seen?: readonly string[];
  readonly seed?: string;
  readonly full?: Full;
  readonly n: number;
  readonly saying?: { readonly text?: string };
  readonly joined?: {
    readonly state: { readonly table: string };
    readonly full: Full | null;
    readonly commitment: string;
    readonly seed: string | null;
  };
};

/** When a line was told of a version of a table. */
export type Arrival = {
  readonly table: string;
  readonly version: number;
  readonly at: number;
  readonly line: number;
};
/** From when to when a line followed a table. */
export type Following = {
  readonly table: string;
  readonly line: number;
  readonly node: number;
  readonly from: number;
  to: number;
  /** The first and the last version that it was told. */
  readonly first: number;
  last: number;
  lastStep: number;
};

/** What one client was told, held against the logs word by word. */
export class Hearing {
  readonly client: string;
  readonly problems: string[] = [];
  /** Moves that the client was told to be accepted: table, seat and its name for the move. */
  readonly acknowledged = new Set<string>();
  readonly arrivals: Arrival[] = [];
  readonly followings: Following[] = [];
  steps = 0;
  views = 0;
  readonly #games: ReadonlyMap<string, Replayed>;
  readonly #truths: ReadonlyMap<string, KeptTruth>;
  readonly #person: string;
  /** What was sent under a name, to know what an answer is about. */
  readonly #sent = new Map<string, Message>();
  readonly #says = new Map<string, Message>();

  constructor(
    { client, person, lines }: Transcript,
    games: ReadonlyMap<string, Replayed>,
    truths: ReadonlyMap<string, KeptTruth>,
  ) {
    this.client = client;
    this.#person = person;
    this.#games = games;
    this.#truths = truths;
    for (const line of lines) this.#take(line);
    const last = lines.at(-1)?.at ?? 0;
    for (const following of this.followings) if (following.to === Infinity) following.to = last;
  }

  #take(line: Line): void {
    if (line.way === 'closed') {
      for (const one of this.followings) if (one.line === line.line && one.to === Infinity) one.to = line.at;
      return;
    }
    if (line.way === 'opened') return;
    const message = JSON.parse(line.text) as Message;
    if (line.way === 'sent') this.#noteSent(line, message);
    else this.#hear(line, message);
  }

  #noteSent({ line }: Line, message: Message): void {
    if (message.moveId !== undefined) this.#sent.set(`${message.table} ${message.moveId}`, message);
    if (message.type === 'say') this.#says.set(`${line} ${message.id}`, message);
  }

  #hear(line: Line, message: Message): void {
    const { table = message.joined?.state.table ?? '' } = message;
    const game = this.#games.get(table);
    if (message.type === 'done') this.#checkSaid(line, message);
    if (message.type === 'said') this.#checkRemark(table, message);
    if (message.type !== 'step' && message.type !== 'full' && message.type !== 'joined') return;
    if (game === undefined) {
      this.#problem(`was told of table ${table}, which is not in the database`);
      return;
    }
    if (message.moveId !== undefined) this.#checkAcknowledged(table, game, message);
    if (message.type === 'step') this.#checkStep(line, table, game, message);
    const full = message.full ?? message.joined?.full;
    if (full != null) this.#checkFull(line, table, game, full);
    this.#checkSeal(table, message);
  }

  /** Nothing acknowledged is lost, and it is what was asked for. */
  #checkAcknowledged(table: string, game: Replayed, { moveId = '' }: Message): void {
    const sent = this.#sent.get(`${table} ${moveId}`);
    if (sent === undefined) {
      this.#problem(`was told that ${moveId} at ${table} was accepted and never sent it`);
      return;
    }
    this.acknowledged.add(`${table} ${sent.seat} ${moveId}`);
    const kept = game.passed.filter((one) => one.seat === sent.seat && one.moveId === moveId);
    if (kept.length === 0)
      this.#problem(`was told that ${moveId} at ${table} was accepted: the log has it not`);
    else if (sent.type === 'move' && kept[0].move !== sent.move)
      this.#problem(`asked for "${sent.move}" as ${moveId} at ${table}, the log has "${kept[0].move}"`);
  }

  #checkStep(line: Line, table: string, game: Replayed, message: Message): void {
    this.steps++;
    const { version, seat, move, seen = [] } = message;
    const kept = game.step(version);
    if (kept === undefined || kept.kind !== 'move' || kept.seat !== seat || kept.move !== move)
      this.#problem(
        `was told that seat ${seat} did "${move}" as version ${version} of ${table}, the log has ${JSON.stringify(kept)}`,
      );
    else if (!isDeepStrictEqual([...seen], [...kept.seen]))
      this.#problem(`was told of ${seen} at version ${version} of ${table}, it was ${kept.seen}`);
    this.#arrived(line, table, version, false);
  }

  #checkFull(line: Line, table: string, game: Replayed, { version, sights }: Full): void {
    for (const { seat, view } of sights) {
      this.views++;
      if (version > game.version) this.#problem(`was shown version ${version} of ${table}, which never was`);
      else if (!game.isView(version, seat, view))
        this.#problem(`was shown something else at version ${version} of ${table} than the log leads to`);
    }
    this.#arrived(line, table, version, true);
  }

  #arrived({ at, line, node }: Line, table: string, version: number, isFull: boolean): void {
    const following = this.followings.find(
      (one) => one.table === table && one.line === line && one.to === Infinity,
    );
    if (following === undefined) {
      this.followings.push({
        table,
        line,
        node,
        from: at,
        to: Infinity,
        first: version,
        last: version,
        lastStep: -1,
      });
      return;
    }
    if (!isFull && version <= following.lastStep)
      this.#problem(`was told version ${version} of ${table} after ${following.lastStep} on one line`);
    if (!isFull) following.lastStep = version;
    // a repeat is answered again, views may be told again, and steps before what `joined` shows are ignored
    if (version <= following.last) return;
    following.last = version;
    this.arrivals.push({ table, version, at, line });
  }

  /** Draws can be checked by anybody: the hash before the game is that of the seed after it. */
  #checkSeal(table: string, { seed, joined }: Message): void {
    const kept = this.#truths.get(table)?.seed ?? '';
    if (joined !== undefined && joined.commitment !== hashOf(kept))
      this.#problem(`was shown another hash at ${table} than that of its seed`);
    const told = seed ?? joined?.seed ?? kept;
    if (told !== kept) this.#problem(`was told another seed of ${table} than the one it was played with`);
  }

  /** What was said and answered is kept. A remark has no name of its own: over a line that says all twice it is two. */
  #checkSaid({ line }: Line, { id }: Message): void {
    const said = this.#says.get(`${line} ${id}`);
    if (said?.table === undefined) return;
    this.#says.delete(`${line} ${id}`);
    const text = said.saying?.text;
    const kept = this.#truths
      .get(said.table)
      ?.talk.filter((one) => one.text === text && one.person === this.#person);
    if (kept === undefined || kept.length === 0)
      this.#problem(`said "${text}" at ${said.table}, was told that it is kept, and it is not`);
  }

  #checkRemark(table: string, { n, saying }: Message): void {
    const kept = this.#truths.get(table)?.talk.find((one) => one.n === n);
    if (kept === undefined || kept.text !== saying?.text)
      this.#problem(`was told remark ${n} of ${table} "${saying?.text}", kept is "${kept?.text}"`);
  }

  #problem(text: string): void {
    this.problems.push(`${this.client} ${text}`);
  }
}
