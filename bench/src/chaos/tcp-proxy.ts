import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What a line between two does to those at its ends:
 * - `pass`: nothing;
 * - `hold`: nothing arrives any more, and nobody is told (a cable that was pulled);
 * - `refuse`: everything is hung up, and nobody comes through;
 * - `delay`: everything arrives so many milliseconds later, in order;
 * - `throttle`: so many bytes a second, in each direction of each connection;
 * - `duplicate`: whoever calls from now on is heard twice: a second connection says every byte again, and its answers
 *   go nowhere. (Bytes inside of one TCP connection cannot arrive twice; whole conversations can.)
 */
export type Weather =
  | { readonly kind: 'pass' | 'hold' | 'refuse' | 'duplicate' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'throttle'; readonly bytesPerSecond: number };

const FAIR: Weather = { kind: 'pass' };
const TICK = 20;

/** One direction of a connection: what was read and has not been passed on yet, and when it may be. */
class Pipe {
  readonly #from: Socket;
  readonly #to: readonly Socket[];
  readonly #proxy: TcpProxy;
  readonly #waiting: { data: Buffer; readonly at: number }[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isEnded = false;

  constructor(from: Socket, to: readonly Socket[], proxy: TcpProxy) {
    this.#from = from;
    this.#to = to;
    this.#proxy = proxy;
    from.on('data', (data) => {
      this.#waiting.push({ data: data as Buffer, at: performance.now() });
      this.push();
    });
    from.on('end', () => {
      this.#isEnded = true;
      this.push();
    });
  }

  /** Passes on what may go now. */
  push(): void {
    const { weather } = this.#proxy;
    if (weather.kind === 'hold') return;
    let budget = weather.kind === 'throttle' ? Math.ceil((weather.bytesPerSecond * TICK) / 1000) : Infinity;
    if (weather.kind === 'throttle' && this.#timer !== null) return;
    const now = performance.now();
    while (this.#waiting.length > 0 && budget > 0) {
      const [first] = this.#waiting;
      if (weather.kind === 'delay' && first.at + weather.milliseconds > now) break;
      const part = first.data.subarray(0, budget);
      for (const to of this.#to) if (to.writable) to.write(part);
      budget -= part.length;
      if (part.length === first.data.length) this.#waiting.shift();
      else first.data = first.data.subarray(part.length);
    }
    if (this.#waiting.length === 0) {
      if (this.#isEnded) for (const to of this.#to) to.end();
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.push();
    }, TICK);
    if (this.#waiting.length > 1000) this.#from.pause();
    else this.#from.resume();
  }
}

/** A line of ours between two programs, with weather that can be made. */
export class TcpProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #target: () => number;
  readonly #sockets = new Set<Socket>();
  readonly #pipes = new Set<Pipe>();
  #weather = FAIR;

  private constructor(server: Server, target: () => number) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (socket) => this.#connect(socket));
  }

  /** Where it leads may change: a node that is started again may have another port. */
  static open(target: () => number, port = 0): Promise<TcpProxy> {
    const server = createServer({ noDelay: true, allowHalfOpen: true });
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(new TcpProxy(server, target)));
    });
  }

  get weather(): Weather {
    return this.#weather;
  }

  make(weather: Weather): void {
    const before = this.#weather;
    this.#weather = weather;
    if (weather.kind === 'refuse') this.cut();
    // nobody gets back what was lost for so long: both ends find out, as they would
    if (before.kind === 'hold') this.cut();
    for (const pipe of this.#pipes) pipe.push();
  }

  clear(): void {
    this.make(FAIR);
  }

  /** Hangs everybody up. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  #connect(socket: Socket): void {
    if (this.#weather.kind === 'refuse') {
      socket.resetAndDestroy();
      return;
    }
    const target = (): Socket => connect({ port: this.#target(), host: '127.0.0.1', noDelay: true });
    const other = target();
    const echo = this.#weather.kind === 'duplicate' ? [target()] : [];
    const pipes = [new Pipe(socket, [other, ...echo], this), new Pipe(other, [socket], this)];
    for (const one of echo) one.resume();
    for (const pipe of pipes) this.#pipes.add(pipe);
    const all = [socket, other, ...echo];
    for (const one of all) {
      this.#sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        for (const pipe of pipes) this.#pipes.delete(pipe);
        // a cable that was pulled tells nobody
        if (this.#weather.kind === 'hold') return;
        if (one === socket || one === other) for (const rest of all) rest.destroy();
      });
    }
  }
}
