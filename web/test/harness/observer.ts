import type { AnyGame, JsonObject } from '@castellan/kernel';
import { Follower, type Sight, type Update } from '@castellan/match';
import { readToClient, type TableSetup, type ToClient, type ToServer } from '@castellan/protocol';
import WebSocket from 'ws';

/**
 * Somebody who opens tables on a server and looks on, without a browser. In both games everybody is shown the same, so
 * who looks on from the first move can say what each seat may do.
 */
export class Observer {
  readonly #socket: WebSocket;
  readonly #game: AnyGame;
  readonly #seats: readonly number[];
  #options: JsonObject = {};
  #follower: Follower | null = null;
  #said: ToClient[] = [];
  #wake: (() => void)[] = [];
  readonly updates: Update[] = [];
  readonly heard: ToClient[] = [];

  private constructor(socket: WebSocket, game: AnyGame, seats: number) {
    this.#socket = socket;
    this.#game = game;
    this.#seats = Array.from({ length: seats }, (_, seat) => seat);
    socket.on('message', (data) => this.#hear(String(data)));
    // a server that is killed is no reason to fail
    socket.on('error', () => {});
  }

  static async come(origin: string, game: AnyGame, seats = 2): Promise<Observer> {
    const hello = await fetch(`${origin}/api/hello`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
    });
    const cookie = (hello.headers.get('set-cookie') ?? '').split(';')[0];
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, { headers: { cookie, origin } });
    await new Promise((open, fail) => socket.once('open', open).once('error', fail));
    const observer = new Observer(socket, game, seats);
    await observer.ask({ type: 'hello', id: 1, protocol: 1 });
    return observer;
  }

  /** A table whose seats are all open; answers its id. */
  async open(options: JsonObject, more: Partial<TableSetup> = {}): Promise<string> {
    const setup: TableSetup = {
      game: this.#game.id,
      options,
      seats: this.#seats.map((look) => ({ kind: 'open', look })),
      isPublic: false,
      clock: { kind: 'none' },
      timeout: 'bot-turn',
      freeText: true,
      ...more,
    };
    const created = await this.ask({ type: 'create', id: 2, setup });
    if (created.type !== 'done' || created.table === undefined) throw new Error(JSON.stringify(created));
    await this.#watch(created.table);
    return created.table;
  }

  /** Goes on where another one was when its line broke, and knows what that one knew. */
  async takeOver(table: string, before: Observer): Promise<void> {
    this.updates.push(...before.updates);
    await this.#watch(table);
  }

  async #watch(table: string): Promise<void> {
    const answer = await this.ask({ type: 'watch', id: 3, table });
    if (answer.type !== 'joined') throw new Error(JSON.stringify(answer));
    this.#options = answer.joined.options as JsonObject;
    if (answer.joined.full !== null) this.#show(answer.joined.full);
  }

  async ask(message: ToServer & { id: number }): Promise<ToClient> {
    this.#socket.send(JSON.stringify(message));
    return this.until((told) => 'id' in told && told.id === message.id);
  }

  /** The first message from now on, or one that nobody has asked for yet, of which this is true. */
  async until(is: (told: ToClient) => boolean): Promise<ToClient> {
    for (;;) {
      const found = this.#said.find(is);
      this.#said = this.#said.filter((told) => told !== found);
      if (found !== undefined) return found;
      await new Promise<void>((wake) => this.#wake.push(wake));
    }
  }

  #hear(text: string): void {
    const read = readToClient(text);
    if (!read.ok) throw new Error(`${read.why}: ${text}`);
    const { message } = read;
    this.heard.push(message);
    this.#said.push(message);
    if (message.type === 'full') this.#show(message.full);
    else if (message.type === 'step') {
      const { seen = [], undo, version, seat, move } = message;
      const update = this.#follower?.take({ version, seat, move, seen, undo: undo ?? null });
      if (update != null) this.updates.push(update);
    }
    for (const wake of this.#wake.splice(0)) wake();
  }

  #show(full: Extract<ToClient, { type: 'full' }>['full']): void {
    const [{ view }] = full.sights;
    const shown = { ...full, sights: this.#seats.map((seat) => ({ seat, view })) };
    if (this.#follower === null) this.#follower = new Follower('', this.#game, this.#options, shown);
    else this.#follower.show(shown);
    this.updates.push(this.#follower.update());
  }

  get options(): JsonObject {
    return this.#options;
  }

  get now(): Update {
    const update = this.updates.at(-1);
    if (update === undefined) throw new Error('the game has not begun');
    return update;
  }

  sight(seat: number): Sight {
    const found = this.now.sights.find((sight) => sight.seat === seat);
    if (found === undefined) throw new Error(`nothing is seen from seat ${seat}`);
    return found;
  }

  /** Waits until the game has come that far. */
  async untilVersion(version: number): Promise<void> {
    while (this.updates.length === 0 || this.now.version < version)
      await new Promise<void>((wake) => this.#wake.push(wake));
  }

  leave(): void {
    this.#socket.close();
  }
}
