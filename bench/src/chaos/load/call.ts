import type { AnyGame, JsonObject } from '@castellan/kernel';
import { Follower, type Shown, type Step, type Update } from '@castellan/match';
import { WebSocket } from 'ws';
import { gameOf } from '../games.js';
import type { Line } from '../transcript.js';

/** A message as it came; only what a player needs of it. */
export type Told = {
  readonly type: string;
  readonly id?: number;
  readonly table?: string;
  readonly moveId?: string;
  readonly problem?: { readonly kind: string };
  readonly full?: Shown;
  readonly state?: {
    readonly table: string;
    readonly status: string;
    readonly first?: { readonly seat: number };
  };
  readonly joined?: {
    readonly state: { readonly table: string; readonly status: string; readonly game: string };
    readonly rulesVersion: number;
    readonly options: JsonObject;
    readonly full: Shown | null;
    readonly drawings: Readonly<Record<string, { readonly ink: string }>>;
  };
};

/** How somebody calls a node: a cookie, an address of their own, and where what is said is written down. */
export type Caller = {
  readonly cookie: string;
  readonly address: string;
  readonly note: (way: Line['way'], line: number, node: number, text: string) => void;
  readonly hear: (call: Call, told: Told) => void;
};

/** One connection to one node, which follows one table. */
export class Call {
  readonly number: number;
  readonly node: number;
  update: Update | null = null;
  status = '';
  isOpen = false;
  isClosed = false;
  readonly #caller: Caller;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (told: Told | null) => void>();
  #follower: Follower | null = null;
  #game: AnyGame | null = null;
  #options: JsonObject = {};
  #table = '';
  #questions = 0;

  constructor(number: number, node: number, port: number, caller: Caller) {
    this.number = number;
    this.node = node;
    this.#caller = caller;
    const origin = `http://127.0.0.1:${port}`;
    const headers = { cookie: caller.cookie, origin, 'x-forwarded-for': caller.address };
    const how = { headers, handshakeTimeout: 4000, perMessageDeflate: false };
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, how);
    this.#socket.on('open', () => {
      this.isOpen = true;
      caller.note('opened', number, node, '');
    });
    this.#socket.on('message', (data) => this.#hear(data.toString()));
    this.#socket.on('error', () => this.hangUp());
    this.#socket.on('close', () => this.#closed());
  }

  /** Whether there is a line; waits until that is known. */
  ready(): Promise<boolean> {
    if (this.isOpen || this.isClosed) return Promise.resolve(!this.isClosed);
    return new Promise((resolve) => {
      this.#socket.once('open', () => resolve(true));
      this.#socket.once('close', () => resolve(false));
    });
  }

  /** Asks and waits for the answer; null if none comes in time. */
  ask(question: object, milliseconds = 4000): Promise<Told | null> {
    const id = ++this.#questions;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answers.get(id)?.(null), milliseconds);
      this.#answers.set(id, (told) => {
        clearTimeout(timer);
        this.#answers.delete(id);
        resolve(told);
      });
      this.send(JSON.stringify({ ...question, id }));
    });
  }

  /** Asks without waiting: whoever judges sees the answer. */
  ring(question: object): void {
    this.send(JSON.stringify({ ...question, id: ++this.#questions }));
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#caller.note('sent', this.number, this.node, text);
    this.#socket.send(text);
  }

  /** Gone without a word, as where a telephone loses its network. */
  hangUp(): void {
    this.#socket.terminate();
    this.#closed();
  }

  /** Watches a table from now on. */
  async watch(table: string): Promise<boolean> {
    this.#table = table;
    this.#follower = null;
    this.update = null;
    const answer = await this.ask({ type: 'watch', table });
    return answer?.type === 'joined';
  }

  #closed(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (this.isOpen) this.#caller.note('closed', this.number, this.node, '');
    for (const answer of [...this.#answers.values()]) answer(null);
  }

  #hear(text: string): void {
    if (this.isClosed) return;
    this.#caller.note('told', this.number, this.node, text);
    const told = JSON.parse(text) as Told;
    this.#follow(told);
    if (told.id !== undefined && told.type !== 'said') this.#answers.get(told.id)?.(told);
    this.#caller.hear(this, told);
  }

  #follow(told: Told): void {
    const { joined, state, full } = told;
    if (joined !== undefined && joined.state.table === this.#table) {
      this.status = joined.state.status;
      this.#options = joined.options;
      this.#game = gameOf(joined.state.game, joined.rulesVersion);
      if (joined.full !== null) this.#show(joined.full);
    } else if (state?.table === this.#table) {
      this.status = state.status;
      if (state.first !== undefined) this.#options = { ...this.#options, first: state.first.seat };
    } else if (told.table !== this.#table) return;
    else if (full !== undefined) this.#show(full);
    else if (told.type === 'step') this.#step({ seen: [], undo: null, ...told } as unknown as Step);
  }

  #show(full: Shown): void {
    if (this.#game === null) return;
    this.#follower = new Follower(this.#table, this.#game, this.#options, full);
    this.update = this.#follower.update();
  }

  #step(step: Step): void {
    if (this.update !== null && step.version <= this.update.version) return;
    const update = this.#follower?.take(step) ?? null;
    if (update === null) this.send(JSON.stringify({ type: 'resync', table: this.#table }));
    else this.update = update;
  }
}
