import type { AddressInfo } from 'node:net';
import { type AnyGame, commitment, type JsonObject, SeededChance, SPECTATOR } from '@castellan/kernel';
import { Table } from '@castellan/match';
import { readToServer, type TableState, type ToClient, type ToServer } from '@castellan/protocol';
import { type WebSocket, WebSocketServer } from 'ws';

const SITTERS = [0, 1].map((look) => ({ name: `Seat ${look}`, bot: null, look }));
const person = (seat: number) => ({
  id: 'abcdefghijkmnpq'.slice(0, 15) + '23'[seat],
  name: `Seat ${seat}`,
  look: seat,
});

/** What may go wrong with a message, by a coin that is thrown for each. */
export type Mishap = 'none' | 'cut-before' | 'cut-after' | 'repeat' | 'swallow';

/** A server of one table that is badly connected: lines break, steps come twice or not at all. */
export class ShakyServer {
  readonly table: Table;
  readonly id = 'aaaaaaaaaaaaaaaaaaaa';
  /** How often each move was carried out, by its name. */
  readonly done = new Map<string, number>();
  hellos = 0;
  readonly #server = new WebSocketServer({ port: 0 });
  readonly #lines = new Map<WebSocket, number[]>();
  readonly #mishap: (about: 'move' | 'step') => Mishap;

  constructor(game: AnyGame, options: JsonObject, mishap: (about: 'move' | 'step') => Mishap) {
    this.#mishap = mishap;
    const sitters = SITTERS.map((sitter) => ({ ...sitter }));
    this.table = Table.open(this.id, game, options, sitters, (n) => new SeededChance(`play/${n}`));
    // ?0 and ?1 are the seats, anybody else looks on
    this.#server.on('connection', (line, { url = '' }) => {
      const seat = Number(url.split('?')[1] ?? -1);
      line.on('message', (data) => this.#hear(line, seat, String(data)));
      line.on('close', () => this.#lines.delete(line));
      line.on('error', () => {});
    });
  }

  address(who: number): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/?${who}`;
  }

  close(): void {
    this.cutAll();
    this.#server.close();
  }

  cutAll(): void {
    for (const line of this.#server.clients) line.terminate();
  }

  /** Lines stay open and nothing is heard on them any more. */
  isDeaf = false;

  /** Nothing may be done just now. */
  refuses = false;

  /** All who play have agreed to hints. */
  hasHints = false;

  /** So many questions are too many just now. */
  tooFast = 0;

  #hear(line: WebSocket, seat: number, text: string): void {
    if (this.isDeaf) return;
    const read = readToServer(text);
    if (!read.ok) throw new Error(`${read.why}: ${text}`);
    const { message } = read;
    if ('id' in message && message.type !== 'hello' && message.type !== 'ping' && this.tooFast > 0) {
      this.tooFast--;
      const problem = { kind: 'too-fast', message: '', retryAfter: 5 } as const;
      line.send(JSON.stringify({ type: 'error', id: message.id, problem } satisfies ToClient));
      return;
    }
    const holds = seat >= 0 && seat < 2 ? [seat] : [];
    const say = (told: ToClient): void => line.send(JSON.stringify(told));
    if (message.type === 'hello') {
      this.hellos++;
      const me = seat < 0 ? null : { ...person(seat % 2), hasPasskey: false };
      say({ type: 'welcome', id: message.id, protocol: 1, me, now: Date.now() });
    } else if (message.type === 'ping') say({ type: 'pong', id: message.id, now: Date.now() });
    else if (message.type === 'watch') {
      this.#lines.set(line, holds);
      const { options, game } = this.table;
      const joined = {
        state: this.#state(),
        rulesVersion: game.rulesVersion,
        options,
        holds,
        full: this.#full(holds),
        commitment: commitment(new Uint8Array(32)),
        seed: null,
        drawings: {},
        now: Date.now(),
      };
      say({ type: 'joined', id: message.id, joined });
    } else if (message.type === 'resync')
      say({ type: 'full', table: this.id, full: this.#full(holds), holds });
    else if (message.type === 'move' || message.type === 'undo') this.#play(line, holds, message);
    else if ('id' in message) say({ type: 'done', id: message.id });
  }

  #play(line: WebSocket, holds: number[], message: ToServer & { type: 'move' | 'undo' }): void {
    const mishap = this.#mishap('move');
    if (mishap === 'cut-before') {
      line.terminate();
      return;
    }
    const before = this.table.version;
    const { moveId } = message;
    const say = (told: ToClient): void => line.send(JSON.stringify(told));
    if (this.refuses) {
      say({ type: 'error', table: this.id, moveId, problem: { kind: 'is-paused', message: '' } });
      return;
    }
    const handled = this.table.handle(message);
    if (!handled.ok) {
      const { kind } = handled.error;
      say({ type: 'error', table: this.id, moveId, problem: { kind: kind as 'stale', message: '' } });
      if (kind === 'stale') say({ type: 'full', table: this.id, full: this.#full(holds), holds });
      return;
    }
    if (this.table.version === before) {
      say({ type: 'full', table: this.id, full: this.#full(holds), holds, moveId });
      return;
    }
    this.done.set(moveId, (this.done.get(moveId) ?? 0) + 1);
    if (mishap === 'cut-after') line.terminate();
    this.#tell(line, moveId);
  }

  #tell(asker: WebSocket, moveId: string): void {
    const step = this.table.lastStep();
    for (const [line, holds] of this.#lines) {
      const mine = line === asker ? { moveId } : {};
      const told: ToClient =
        step === null
          ? { type: 'full', table: this.id, full: this.#full(holds), holds, ...mine }
          : {
              type: 'step',
              table: this.id,
              version: step.version,
              seat: step.seat,
              move: step.move,
              seen: [...step.seen],
              ...(step.undo === null ? {} : { undo: step.undo }),
              ...mine,
            };
      const mishap = this.#mishap('step');
      if (mishap === 'swallow' && this.#mayMiss(line, holds, asker)) continue;
      line.send(JSON.stringify(told));
      if (mishap === 'repeat') line.send(JSON.stringify(told));
    }
  }

  /** Whoever asked is always told, that is what an answer is; and whoever is next would wait for ever. */
  #mayMiss(line: WebSocket, holds: readonly number[], asker: WebSocket): boolean {
    return line !== asker && !this.table.actors().some((seat) => holds.includes(seat));
  }

  #full(holds: readonly number[]) {
    const { sights, ...shown } = this.table.show(holds.length === 0 ? [SPECTATOR] : holds);
    return { ...shown, actors: [...shown.actors], sights: sights.map((sight) => ({ ...sight })) } as never;
  }

  #state(): TableState {
    return {
      table: this.id,
      game: this.table.game.id,
      status: 'playing',
      host: null,
      seats: SITTERS.map(({ name, look }, seat) => ({
        look,
        person: person(seat),
        bot: null,
        name,
        program: false,
        present: true,
        pausing: false,
      })),
      watchers: 0,
      isPublic: false,
      freeText: false,
      clock: { kind: 'none' },
      timeout: 'bot-turn',
      clocks: null,
      paused: false,
      next: null,
      ...(this.hasHints ? { hints: true } : {}),
    };
  }
}
