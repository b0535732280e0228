import { SeededChance } from '@castellan/kernel';
import type { Line, Transcript } from '../transcript.js';
import { Call, type Told } from './call.js';

/** Where nodes are heard now; a node that is down still has its address. */
export type Ports = () => readonly number[];

/** A request that was sent and not answered yet. */
type Pending = { readonly text: string; readonly moveId: string; readonly sentAt: number; at: number };

/** After so long without an answer a request is sent again, and after longer over another line. */
const AGAIN = 1000;
const ELSEWHERE = 2000;
const INK = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Refusals after which the same request may be asked again. */
const TRY_AGAIN = ['storage', 'too-fast', 'shutting-down', 'no-such-table', 'not-greeted'];

/** How somebody behaves, in so many of a thousand turns. */
export type Manners = {
  readonly vanish: number;
  readonly repeat: number;
  readonly reorder: number;
  readonly twins: number;
  readonly undo: number;
  readonly say: number;
  readonly draw: number;
  readonly resign: number;
};

/** A client with a bad line and worse manners, who writes everything down. */
export class Guest {
  readonly name: string;
  /** The seat at the present table; null: looks on. */
  seat: number | null = null;
  /** Called when a new version was heard, or something else shows that the table is alive. */
  progress = (): void => {};
  /** How long each answer to a move took, in milliseconds, since somebody last looked. */
  latencies: number[] = [];
  table = '';
  isWatching = false;
  readonly #ports: Ports;
  readonly #chance: SeededChance;
  readonly #manners: Manners;
  /** Null where nobody is going to judge: in a long run it would be all that grows. */
  readonly #lines: Line[] | null;
  readonly #pending = new Map<string, Pending>();
  readonly #address: string;
  #cookie = '';
  #person = '';
  #calls: Call[] = [];
  #reaching: Promise<Call | null> | null = null;
  #count = 0;
  #moves = 0;
  #remarks = 0;
  #version = -1;
  #ink = '';
  /** What was accepted lately, to be said again. */
  #answered: string[] = [];

  constructor(
    name: string,
    number: number,
    ports: Ports,
    seed: string,
    manners: Manners,
    isWrittenDown = true,
  ) {
    this.#lines = isWrittenDown ? [] : null;
    this.name = name;
    this.#ports = ports;
    this.#chance = new SeededChance(`${seed}/${name}`);
    this.#manners = manners;
    this.#address = `10.7.${number >> 8}.${number & 255}`;
  }

  get transcript(): Transcript {
    return { client: this.name, person: this.#person, lines: this.#lines ?? [] };
  }

  get call(): Call | null {
    return this.#calls.find((call) => call.isOpen && !call.isClosed) ?? null;
  }

  /** The newest version that any line has told of the present table. */
  get version(): number {
    return this.#version;
  }

  get isOver(): boolean {
    return this.#calls.some(
      (call) => !call.isClosed && (call.update?.outcome != null || call.status === 'over'),
    );
  }

  /** A line to some node, with the table watched; null if that did not work this time. */
  reach(): Promise<Call | null> {
    this.#reaching ??= this.#reach().finally(() => {
      this.#reaching = null;
    });
    return this.#reaching;
  }

  async #reach(): Promise<Call | null> {
    const open = this.call;
    if (open !== null && this.isWatching) return open;
    if (this.#cookie === '' && !(await this.#introduce())) return null;
    const call = open ?? (await this.#dial());
    if (call === null) return null;
    if (this.table === '') return call;
    const { table } = this;
    const isWatching = await call.watch(table);
    // meanwhile they may have gone on to the next one
    if (table !== this.table) return null;
    this.isWatching = isWatching;
    if (!isWatching) {
      call.hangUp();
      return null;
    }
    for (const { text } of this.#pending.values()) call.send(text);
    return call;
  }

  /** Another table from now on. */
  turnTo(table: string, seat: number | null): void {
    this.table = table;
    this.seat = seat;
    this.isWatching = false;
    this.#pending.clear();
    this.#answered = [];
    this.#version = -1;
    this.#ink = '';
    // the second line follows the old table
    for (const call of this.#calls.slice(1)) call.hangUp();
    this.#calls = this.#calls.slice(0, 1);
  }

  hangUp(): void {
    for (const call of this.#calls) call.hangUp();
    this.#calls = [];
    this.isWatching = false;
  }

  /** One thing or another. With `isCalm` nothing new is begun: what is under way is finished. */
  async act(isCalm: boolean): Promise<void> {
    const call = await this.reach();
    if (call === null || this.table === '') return;
    if (this.#pending.size > 0) this.#insist(call);
    else if (!isCalm && this.seat !== null && !this.isOver) await this.#play(call);
  }

  #below(thousandths: number): boolean {
    return this.#chance.below(1000) < thousandths;
  }

  /** Unanswered for long: again, over another line if need be. */
  #insist(call: Call): void {
    const now = performance.now();
    const oldest = Math.min(...[...this.#pending.values()].map(({ at }) => at));
    if (now - oldest > ELSEWHERE) {
      for (const one of this.#pending.values()) one.at = now;
      this.hangUp();
    } else if (now - oldest > AGAIN) for (const { text } of this.#pending.values()) call.send(text);
  }

  async #play(call: Call): Promise<void> {
    const { seat, table } = this;
    const { vanish, say, draw, resign, undo, repeat, twins, reorder } = this.#manners;
    if (this.#below(vanish)) return this.hangUp();
    if (this.#below(say)) {
      const text = `${this.name} ${this.#remarks++}`;
      call.ring({ type: 'say', table, saying: { kind: 'text', text } });
    }
    if (this.#below(draw)) this.#draw(call);
    const old = this.#answered.at(-1 - this.#chance.below(8));
    if (old !== undefined && this.#below(repeat)) call.send(old);
    const sight = call.update?.sights.find((one) => one.seat === seat);
    if (call.update === null || sight === undefined || call.status !== 'playing') return;
    const { version } = call.update;
    if (sight.mayUndo && this.#below(undo)) return this.#ask(call, { type: 'undo', table, seat, version });
    if (sight.offers.length === 0) return;
    if (this.#below(resign)) return call.ring({ type: 'resign', table, seat });
    const pick = (): string => sight.offers[this.#chance.below(sight.offers.length)].move;
    const request = { type: 'move', table, seat, version, move: pick() };
    if (this.#below(reorder)) {
      // what belongs after it comes first, and once more
      const next = { type: 'move', table, seat, version: version + 1, move: pick() };
      const [late, early] = [this.#note(next), this.#note(request)];
      for (const text of [late, early, late, early]) call.send(text);
    } else if (this.#below(twins)) await this.#askTwice(call, request, { ...request, move: pick() });
    else this.#ask(call, request);
    if (this.#below(repeat)) for (const { text } of this.#pending.values()) call.send(text);
    // the answer is lost
    if (this.#below(vanish)) this.hangUp();
  }

  #ask(call: Call, request: object): void {
    call.send(this.#note(request));
  }

  /** Two different moves at the same moment at two nodes: one of them wins, whichever it is. */
  async #askTwice(call: Call, one: object, other: object): Promise<void> {
    const second = this.#calls.find((line) => line !== call && !line.isClosed) ?? (await this.#dial());
    if (second === null) return this.#ask(call, one);
    if (second.update === null && !(await second.watch(this.table))) return this.#ask(call, one);
    call.send(this.#note(one));
    second.send(this.#note(other));
  }

  #note(request: object): string {
    const moveId = `${this.name}-${(this.#moves++).toString(36)}`;
    const text = JSON.stringify({ ...request, moveId });
    const now = performance.now();
    this.#pending.set(moveId, { text, moveId, sentAt: now, at: now });
    return text;
  }

  #draw(call: Call): void {
    const length = 1 + this.#chance.below(30);
    const add = Array.from({ length }, () => INK[this.#chance.below(INK.length)]).join('');
    const keep = this.#ink.length;
    this.#ink += add;
    call.send(JSON.stringify({ type: 'ink', table: this.table, seat: this.seat, side: 'blank', keep, add }));
  }

  #drawAgain(call: Call): void {
    const ink = { type: 'ink', table: this.table, seat: this.seat, side: 'blank', keep: 0, add: this.#ink };
    call.send(JSON.stringify(ink));
  }

  #hear(call: Call, told: Told): void {
    const { moveId = '', joined, type } = told;
    const pending = this.#pending.get(moveId);
    if (pending !== undefined) {
      if (type === 'error' && TRY_AGAIN.includes(told.problem?.kind ?? '')) return;
      this.#pending.delete(moveId);
      if (type !== 'error') this.latencies.push(performance.now() - pending.sentAt);
      if (type !== 'error') this.#answered = [...this.#answered.slice(-7), pending.text];
    }
    // the same as a page does with its sheet
    if (joined?.state.table === this.table && this.#ink !== '' && this.seat !== null)
      if (joined.drawings[this.seat]?.ink !== this.#ink) this.#drawAgain(call);
    if (told.problem?.kind === 'ink-gap') this.#drawAgain(call);
    const version = call.update?.version ?? -1;
    if (version <= this.#version || (told.table ?? joined?.state.table) !== this.table) return;
    this.#version = version;
    this.progress();
  }

  async #introduce(): Promise<boolean> {
    const ports = this.#ports();
    const port = ports[this.#chance.below(ports.length)];
    const origin = `http://127.0.0.1:${port}`;
    const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': this.#address };
    const signal = AbortSignal.timeout(10_000);
    try {
      const answer = await fetch(`${origin}/api/hello`, { method: 'POST', headers, body: '{}', signal });
      const { me } = (await answer.json()) as { me?: { id: string } };
      const [cookie] = answer.headers.getSetCookie();
      if (me === undefined || cookie === undefined) return false;
      this.#person = me.id;
      this.#cookie = cookie.split(';', 1)[0];
      return true;
    } catch {
      return false;
    }
  }

  /** Calls a node; not the one that was called last, if there are others. */
  async #dial(): Promise<Call | null> {
    const ports = this.#ports();
    const last = this.#calls.at(-1)?.node ?? -1;
    let node = this.#chance.below(ports.length);
    if (node === last) node = (node + 1) % ports.length;
    const call = new Call(this.#count++, node, ports[node], {
      cookie: this.#cookie,
      address: this.#address,
      note: (way, line, at, text) => this.#lines?.push({ at: performance.now(), line, node: at, way, text }),
      hear: (from, told) => this.#hear(from, told),
    });
    this.#calls = [...this.#calls.filter((one) => !one.isClosed), call];
    const isThere =
      (await call.ready()) && (await call.ask({ type: 'hello', protocol: 1 }))?.type === 'welcome';
    if (isThere) return call;
    call.hangUp();
    return null;
  }
}
