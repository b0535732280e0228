import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { plainFrame } from '../../../server/src/fast/frame.js';
import { readPlainFrames } from '../../../server/src/fast/plain-frames.js';
import type { Input } from '../input.js';
import { insist, insistOnSame, type Target } from '../target.js';

const MOST_BYTES = 65_536;
const TEXTS = [
  '',
  '{"type":"ping","id":1}',
  'Château',
  'x'.repeat(125),
  'x'.repeat(126),
  'x'.repeat(1001),
  '🐭',
];

export const frames: Target = {
  name: 'frames',
  about:
    'frames of WebSockets in pieces of any size: with our reader before `ws`, and `ws` alone, must hear the same',
  open() {
    const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST_BYTES });
    const { stackTraceLimit } = Error;
    // most inputs are wrong, and where `ws` noticed it is of no interest
    Error.stackTraceLimit = 0;
    return {
      close: async () => {
        Error.stackTraceLimit = stackTraceLimit;
      },
      run: async (input) => {
        const chunks = chunksFrom(input);
        const alone = await heardOf(server, chunks, false);
        insistOnSame(await heardOf(server, chunks, true), alone, 'ours hears otherwise');
        for (const text of alone) {
          const frame = plainFrame(text);
          if (frame === null) continue;
          const back = Buffer.from(frame, 'latin1');
          insist(
            back.length === frame.length && back.toString('latin1').endsWith(text),
            'a frame of ours',
            text,
          );
        }
      },
    };
  },
};

/** Frames as browsers send them, and as nobody should, cut anywhere. */
function chunksFrom(input: Input): Buffer[] {
  const parts: Buffer[] = [];
  for (let count = 1 + input.below(5); count > 0 && !input.isDone; count--) parts.push(frameFrom(input));
  const all = Buffer.concat(parts);
  if (input.once(2)) return parts;
  const chunks: Buffer[] = [];
  for (let at = 0; at < all.length; ) {
    const next = at + 1 + input.below(40);
    chunks.push(all.subarray(at, next));
    at = next;
  }
  return chunks;
}

function frameFrom(input: Input): Buffer {
  if (input.once(6)) return Buffer.from(input.bytes(1 + input.below(24)));
  const payload = Buffer.from(input.once(2) ? input.pick(TEXTS) : input.bytes(input.below(60)));
  const opcode = input.once(3) ? input.below(16) : 1;
  const flags = input.once(4) ? input.below(16) << 4 : 0x80;
  const isMasked = !input.once(10);
  const mask = [input.byte(), input.byte(), input.byte(), input.byte()];
  const said = input.once(12) ? input.below(65_536) : payload.length;
  const size =
    said < 126 && !input.once(10)
      ? [said]
      : input.once(20)
        ? [127, 0, 0, 0, 0, 0, 0, said >> 8, said & 255]
        : [126, said >> 8, said & 255];
  size[0] |= isMasked ? 0x80 : 0;
  const body = isMasked ? payload.map((byte, i) => byte ^ mask[i & 3]) : payload;
  return Buffer.concat([Buffer.from([flags | opcode, ...size, ...(isMasked ? mask : [])]), body]);
}

/** The end of a line at which nothing is read back. */
class Line extends Duplex {
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }
}

const REQUEST = Object.assign(new IncomingMessage(new Socket()), {
  method: 'GET',
  headers: {
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('abcdefghijklmnop').toString('base64'),
  },
});

async function heardOf(
  server: WebSocketServer,
  chunks: readonly Buffer[],
  isOurs: boolean,
): Promise<string[]> {
  const heard: string[] = [];
  const line = new Line();
  line.on('error', () => {});
  const socket = await new Promise<WebSocket>((resolve) => {
    server.handleUpgrade(REQUEST, line, Buffer.alloc(0), resolve);
  });
  socket.on('message', (data, isBinary) => heard.push(isBinary ? `binary ${data}` : data.toString()));
  socket.on('ping', (data) => heard.push(`ping ${data}`));
  socket.on('pong', (data) => heard.push(`pong ${data}`));
  socket.on('error', (error) => heard.push(error.message));
  if (isOurs) readPlainFrames(line, socket, (text) => heard.push(text));
  for (const chunk of chunks) {
    // a copy: `ws` unmasks where the bytes lie
    line.emit('data', Buffer.from(chunk));
    // chunks of a real socket come one by one, and what was wrong with one is known before the next
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
  socket.terminate();
  return heard;
}
