import { connect, type Socket } from 'node:net';

/** Where to call, and what to say there before the socket is one. */
export type Address = { readonly port: number; readonly path: string; readonly headers?: readonly string[] };

const KEY = Buffer.from('castellan-bench!').toString('base64');
const TEXT = 0x81;
const BINARY = 0x82;

/**
 * The other end of a WebSocket with nothing that a measurement does not need, so that whoever is measured is the
 * bottleneck and not who measures. Frames are masked as the protocol asks for, with the key 0.
 */
export class Wire {
  /** Called with each message, as one letter a byte. */
  hear: (text: string) => void = () => {};
  /** What the last message took on the wire, its frame included. */
  lastBytes = 0;
  readonly #socket: Socket;
  #rest: Buffer | null = null;
  #closes = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static open({ port, path, headers = [] }: Address): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const wire = new Wire(socket);
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        `Origin: http://127.0.0.1:${port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${KEY}`,
        'Sec-WebSocket-Version: 13',
        ...headers,
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.on('error', reject);
      let head = Buffer.alloc(0);
      const greet = (data: Buffer): void => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', greet);
        const [status] = head.toString('latin1').split('\r\n', 1);
        if (!status.includes('101')) {
          reject(new Error(`${path}: ${status}`));
          return;
        }
        socket.on('data', (more) => wire.#take(more as Buffer));
        socket.on('close', () => {
          if (!wire.#closes) throw new Error(`${path}: the server has hung up`);
        });
        resolve(wire);
        // what came in the same breath is heard after whoever waits for this wire has got it
        if (end + 4 < head.length) setImmediate(() => wire.#take(head.subarray(end + 4)));
      };
      socket.on('data', greet);
    });
  }

  /** Letters up to U+00FF are bytes; there are no others in what is sent here. */
  send(text: string, opcode = TEXT): void {
    const { length } = text;
    const header = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(header + length);
    frame[0] = opcode;
    if (length < 126) frame[1] = 0x80 | length;
    else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    }
    frame.fill(0, header - 4, header);
    frame.write(text, header, 'latin1');
    this.#socket.write(frame);
  }

  sendBytes(text: string): void {
    this.send(text, BINARY);
  }

  close(): void {
    this.#closes = true;
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    const all = this.#rest === null ? data : Buffer.concat([this.#rest, data]);
    this.#rest = null;
    let at = 0;
    while (at + 2 <= all.length) {
      const short = all[at + 1] & 0x7f;
      const header = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (at + header > all.length) break;
      const length =
        short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2));
      const end = at + header + length;
      if (end > all.length) break;
      const kind = all[at] & 0x0f;
      this.lastBytes = header + length;
      if (kind === 1 || kind === 2) this.hear(all.toString('latin1', at + header, end));
      else if (kind === 9) this.send(all.toString('latin1', at + header, end), 0x8a);
      at = end;
    }
    if (at < all.length) this.#rest = Buffer.from(all.subarray(at));
  }
}
