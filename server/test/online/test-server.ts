import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readToClient,
  type TableSetup,
  type ToClient,
  type ToClientOf,
  type ToServer,
  VERSIONS,
  type Versions,
} from '@castellan/protocol';
import { WebSocket } from 'ws';
import { OPEN_DOOR } from '../../src/access/door.js';
import { readConfig } from '../../src/config.js';
import type { Lanes } from '../../src/fast/lanes.js';
import { ServerLog } from '../../src/log.js';
import type { Person } from '../../src/people/person.js';
import { Castellan, type People } from '../../src/server.js';
import type { Store } from '../../src/store/store.js';
import { BOTH_LANES } from '../fast/both-lanes.js';

/** People who are whoever they say: who somebody is has tests of its own. */
function trustful(store: Store, told: string[]): People {
  const known = new Set<string>();
  const person = (name: string): Person => ({
    id: name.padEnd(16, 'x').replaceAll(/[^a-z2-9]/g, 'x'),
    name,
    look: 0,
    hasPasskey: false,
  });
  return {
    identify: async (request: IncomingMessage) => {
      const name = request.headers.cookie ?? '';
      if (name === '') return null;
      const one = person(name);
      if (!known.has(one.id) && (await store.run('findPerson', { id: one.id })) === null)
        await meet(store, one);
      known.add(one.id);
      return { person: one, session: name };
    },
    rename: async (one, name, look) => ({ ...one, name, look }),
    answer: (_request, response) => response.writeHead(404).end(),
    watch: () => {},
    door: OPEN_DOOR,
    attach: () => {},
    close: () => {},
    notices: { yourTurn: ({ person: one, kind = 'turn' }) => told.push(`${kind} ${one}`) },
  };
}

/** Everybody has a passkey, so that games count. */
async function meet(store: Store, { id, name }: Person): Promise<void> {
  await store.run('createPerson', { id, name, look: 0, created: 0, seen: 0, settings: '{}' });
  const key = { publicKey: new Uint8Array([1]), counter: 0, transports: '[]', created: 0 };
  await store.run('addPasskey', { id: `of ${id}`, person: id, ...key });
}

/** A clock that can be put forward. */
export class Watch {
  #ahead = 0;
  readonly #timers = new Set<{ readonly at: number; readonly work: () => void }>();

  #stands: number | null = null;

  readonly now = (): number => (this.#stands ?? Date.now()) + this.#ahead;

  /** From now on only what is passed passes, so that no limit depends on how fast the machine is. */
  stand(): void {
    this.#stands ??= Date.now();
  }

  readonly after = (wait: number, work: () => void): (() => void) => {
    const timer = { at: this.now() + wait, work };
    this.#timers.add(timer);
    const real = setTimeout(() => this.#ring(timer), wait);
    return () => {
      this.#timers.delete(timer);
      clearTimeout(real);
    };
  };

  /** How many wait for their time. */
  get waiting(): number {
    return this.#timers.size;
  }

  pass(milliseconds: number): void {
    this.#ahead += milliseconds;
    const due = [...this.#timers].filter(({ at }) => at <= this.now());
    for (const timer of due) this.#ring(timer);
  }

  #ring(timer: { readonly at: number; readonly work: () => void }): void {
    if (this.#timers.delete(timer)) timer.work();
  }
}

/** Those who play here are faster than people. */
const FAST = { CASTELLAN_MESSAGES_PER_SECOND: '10000', CASTELLAN_SPECTATOR_DELAY: '0' };

/** A server of its own with a database in a folder of its own. */
export class TestServer {
  readonly folder: string | null;
  readonly told: string[] = [];
  readonly complaints: string[] = [];
  readonly watch = new Watch();
  castellan!: Castellan;
  port = 0;
  readonly #clients: Client[] = [];

  readonly #lanes: Lanes;
  readonly #versions: Versions;

  private constructor(isKept: boolean, lanes: Lanes, versions: Versions) {
    this.#lanes = lanes;
    this.#versions = versions;
    this.folder = isKept ? mkdtempSync(join(tmpdir(), 'castellan-server-')) : null;
  }

  /** Both lanes, so that whatever a test makes the server say is compared. */
  static async build(
    isKept = false,
    lanes = BOTH_LANES,
    more = {},
    versions = VERSIONS,
  ): Promise<TestServer> {
    const server = new TestServer(isKept, lanes, versions);
    await server.open(more);
    return server;
  }

  async open(more: Record<string, string> = {}): Promise<void> {
    const environment = {
      CASTELLAN_DATA: this.folder ?? 'memory',
      CASTELLAN_BOT_THREADS: '1',
      ...FAST,
      ...more,
    };
    const config = readConfig([], environment);
    if (typeof config === 'string') throw new Error(config);
    const log = new ServerLog('lines', (text) => {
      if (text.includes('ERROR')) this.complaints.push(text);
    });
    this.castellan = await Castellan.start(
      config,
      new Map(),
      async (store) => trustful(store, this.told),
      log,
      this.watch,
      this.#lanes,
      this.#versions,
    );
    this.port = await this.castellan.listen(this.port, '127.0.0.1');
  }

  /** The same server after a while, with other rules of the server. */
  async reopen(more: Record<string, string> = {}): Promise<void> {
    await this.castellan.stop();
    await this.open(more);
  }

  async client(name: string, headers: Record<string, string> = {}, tongue = TODAY): Promise<Client> {
    const client = await Client.call(this.port, { cookie: name, ...headers }, tongue);
    this.#clients.push(client);
    return client;
  }

  /** Answers what the server has complained about, to the end. */
  async tearDown(): Promise<readonly string[]> {
    for (const client of this.#clients) client.hangUp();
    await this.castellan.stop();
    if (this.folder !== null) rmSync(this.folder, { recursive: true });
    return this.complaints;
  }
}

type Question = ToServer extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;
type Hope = { readonly fits: (message: ToClient) => boolean; readonly done: (message: ToClient) => void };

/** How somebody speaks: the versions, and today's words in theirs and back. */
export type Tongue = {
  readonly protocol: number;
  readonly oldest?: number;
  readonly say: (text: string) => string;
  readonly hear: (text: string) => string;
};
const TODAY: Tongue = { protocol: 1, say: (text) => text, hear: (text) => text };

/** A line to a server, with everything that was heard on it. */
export class Client {
  readonly heard: ToClient[] = [];
  readonly raw: string[] = [];
  closed: { code: number; reason: string } | null = null;
  readonly socket: WebSocket;
  readonly #tongue: Tongue;
  #hopes: Hope[] = [];
  #questions = 0;

  private constructor(socket: WebSocket, tongue: Tongue) {
    this.socket = socket;
    this.#tongue = tongue;
    socket.on('message', (data) => this.#hear(data.toString()));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
  }

  static async call(port: number, headers: Record<string, string>, tongue = TODAY): Promise<Client> {
    const origin = headers.origin ?? `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { ...headers, origin } });
    const client = new Client(socket, tongue);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    // a server that is killed just now answers nothing
    const gone = new Promise<never>((_, reject) => {
      socket.once('close', () => reject(new Error('the line was cut before a word was said')));
    });
    gone.catch(() => {});
    const { protocol, oldest } = tongue;
    const hello = { type: 'hello', protocol, ...(oldest !== undefined && { oldest }) } as const;
    await Promise.race([client.ask(hello), gone]);
    return client;
  }

  /** What came over the line, in today's words. */
  understood(text: string): string {
    return this.#tongue.hear(text);
  }

  #hear(text: string): void {
    const read = readToClient(this.understood(text));
    if (!read.ok) throw new Error(`${read.why}: ${text}`);
    this.raw.push(text);
    this.heard.push(read.message);
    const hope = this.#hopes.find(({ fits }) => fits(read.message));
    if (hope === undefined) return;
    this.#hopes = this.#hopes.filter((one) => one !== hope);
    hope.done(read.message);
  }

  /** The next message of a kind, or the last one heard if it fits. */
  next<T extends ToClient['type']>(type: T, fits: (message: ToClientOf<T>) => boolean = () => true) {
    return new Promise<ToClientOf<T>>((done) => {
      this.#hopes.push({
        fits: (message) => message.type === type && fits(message as ToClientOf<T>),
        done: done as (message: ToClient) => void,
      });
    });
  }

  /** Somewhere among what was heard, or what comes. */
  async once<T extends ToClient['type']>(type: T, fits: (message: ToClientOf<T>) => boolean = () => true) {
    const found = this.heard.find((message) => message.type === type && fits(message as ToClientOf<T>));
    return (found as ToClientOf<T> | undefined) ?? this.next(type, fits);
  }

  ask(question: Question): Promise<ToClient> {
    const id = ++this.#questions;
    const answer = new Promise<ToClient>((done) => {
      this.#hopes.push({ fits: (message) => 'id' in message && message.id === id, done });
    });
    this.tell({ ...question, id } as ToServer);
    return answer;
  }

  tell(message: ToServer): void {
    this.socket.send(this.#tongue.say(JSON.stringify(message)));
  }

  /** A table of one's own; answers its name. */
  async create(setup: TableSetup): Promise<string> {
    const answer = await this.ask({ type: 'create', setup });
    if (answer.type !== 'done' || answer.table === undefined) throw new Error(JSON.stringify(answer));
    return answer.table;
  }

  async watch(table: string): Promise<ToClientOf<'joined'>['joined']> {
    const answer = await this.ask({ type: 'watch', table });
    if (answer.type !== 'joined') throw new Error(JSON.stringify(answer));
    return answer.joined;
  }

  hangUp(): void {
    this.socket.terminate();
  }
}
