import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { SeededChance } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { isWhole, plainTexts, readPlainFrames } from '../../src/fast/plain-frames.js';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;

/** A frame as a browser sends it. */
function frame(
  payload: Buffer | string,
  { opcode = TEXT, isLast = true, mask = [7, 0, 200, 33] } = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  const masked = bytes.map((byte, i) => byte ^ mask[i & 3]);
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, ...size, ...mask]), masked]);
}

/** What was sent as these chunks, as a server hears it, and the code with which the line ends. */
async function heardOf(chunks: readonly Buffer[], last: string): Promise<{ heard: string[]; ours: number }> {
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const heard: string[] = [];
  let ours = 0;
  const done = new Promise<void>((resolve) => {
    const hear = (text: string): void => {
      heard.push(text);
      if (text === last) resolve();
    };
    http.on('upgrade', (request, stream: Duplex, head) =>
      server.handleUpgrade(request, stream, head, (socket) => {
        socket.on('message', (data, isBinary) => hear(isBinary ? `binary ${data}` : data.toString()));
        socket.on('ping', (data) => heard.push(`ping ${data}`));
        socket.on('close', () => resolve());
        socket.on('error', (error) => heard.push(error.message));
        readPlainFrames(stream, socket, (text) => {
          ours++;
          hear(text);
        });
      }),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', noDelay: true });
  const key = Buffer.from('abcdefghijklmnop').toString('base64');
  client.write(
    `GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await new Promise((resolve) => client.once('data', resolve));
  client.on('error', () => {});
  for (const chunk of chunks)
    await new Promise<void>((resolve) => client.write(chunk, () => setImmediate(resolve)));
  await done;
  client.destroy();
  http.close();
  return { heard, ours };
}

describe('short plain frames', () => {
  it('are read without `ws`, and all others by it, in the order in which they came', async () => {
    const said: string[] = [];
    const frames: Buffer[] = [];
    const chance = new SeededChance('frames');
    const one = (text: string, how?: Parameters<typeof frame>[1]): void => {
      frames.push(frame(text, how));
      said.push(how?.opcode === PING ? `ping ${text}` : how?.opcode === BINARY ? `binary ${text}` : text);
    };
    for (let i = 0; i < 200; i++) {
      const kind = chance.below(12);
      if (kind === 0) one(`Château ${i}`);
      else if (kind === 1) one(`${i}`, { opcode: PING });
      else if (kind === 2) one(`${i}`, { opcode: BINARY });
      else if (kind === 3) one(`${i} ${'long '.repeat(300)}`);
      else if (kind === 4) one(`${i} ${'x'.repeat(chance.below(990))}`);
      else one(`{"n":${i}}`);
    }
    one('the end');
    // several frames in one chunk now and then, each of them whole
    const chunks: Buffer[] = [];
    for (let at = 0; at < frames.length; ) {
      const next = at + 1 + (chance.below(3) === 0 ? chance.below(5) : 0);
      chunks.push(Buffer.concat(frames.slice(at, next)));
      at = next;
    }
    const { heard, ours } = await heardOf(chunks, 'the end');
    expect(heard).toEqual(said);
    expect(ours).toBeGreaterThan(20);
    expect(ours).toBeLessThan(said.length);
  });

  it('are left to `ws` as soon as one comes in pieces, wherever it is cut', async () => {
    const said = Array.from({ length: 30 }, (_, i) => `{"n":${i}}`);
    const all = Buffer.concat(said.map((text) => frame(text)));
    const chance = new SeededChance('pieces');
    const chunks: Buffer[] = [];
    for (let at = 0; at < all.length; ) {
      const next = at + 1 + chance.below(20);
      chunks.push(all.subarray(at, next));
      at = next;
    }
    const { heard } = await heardOf(chunks, said[said.length - 1]);
    expect(heard).toEqual(said);
  });

  it('cannot be slipped into a message that is not over', async () => {
    const chunks = [frame('begun', { isLast: false }), frame('in between'), frame('the end')];
    const { heard, ours } = await heardOf(chunks, 'the end');
    expect(heard).toEqual(['Invalid WebSocket frame: invalid opcode 1']);
    expect(ours).toBe(0);
  });

  it('are not heard any more after a goodbye, or after something that is wrong', async () => {
    const goodbye = [frame('first'), frame('', { opcode: CLOSE }), frame('second')];
    expect((await heardOf(goodbye, 'second')).heard).toEqual(['first']);
    const wrong = [frame('first'), frame('x', { opcode: 4 }), frame('second')];
    const refusal = 'Invalid WebSocket frame: invalid opcode 4';
    expect((await heardOf(wrong, 'second')).heard).toEqual(['first', refusal]);
  });

  it('are whole, masked, plain text', () => {
    expect(plainTexts(Buffer.concat([frame('a'), frame('b'.repeat(1000))]))).toEqual(['a', 'b'.repeat(1000)]);
    expect(plainTexts(frame(''))).toEqual(['']);
    const unmasked = Buffer.from([0x81, 1, 65]);
    const compressed = frame('a');
    compressed[0] |= 0x40;
    const cut = frame('abc').subarray(0, 7);
    const others = [
      unmasked,
      compressed,
      cut,
      cut.subarray(0, 1),
      frame('b'.repeat(1001)),
      frame('é'),
      frame('a\n'),
    ];
    for (const chunk of others) expect(plainTexts(chunk)).toBeNull();
    expect(isWhole(frame('a', { isLast: false }))).toBe(false);
    expect(isWhole(Buffer.concat([frame('é'), frame('', { opcode: PING })]))).toBe(true);
    for (let length = 1; length < 9; length++) expect(isWhole(frame('abc').subarray(0, length))).toBe(false);
  });
});
