import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { plainFrame } from '../../src/fast/frame.js';
import { FAST_LANES } from '../../src/fast/lanes.js';
import { WriteBatcher } from '../../src/fast/write-batcher.js';
import { Costs } from '../../src/limits/costs.js';
import { TokenBucket } from '../../src/limits/token-bucket.js';
import { Backlog } from '../../src/net/backlog.js';
import { Connection } from '../../src/net/connection.js';

const TEXTS = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
const OTHERS = ['é', 'Château', '🐭', 'a\u007fb', 'a\nb', '~ !', `${'x'.repeat(200)}ÿ`];

describe('what is sent to a connection', () => {
  it('comes as it was said and in that order, whoever frames it, at once or soon', async () => {
    const sent = [...TEXTS, ...OTHERS, ...TEXTS, '{"type":"step"}'];
    const http = createServer();
    const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
    http.on('upgrade', (request, stream: Duplex, head) =>
      server.handleUpgrade(request, stream, head, (socket) => {
        const who = { person: null, program: null, session: null, address: '' };
        const connection = new Connection(
          socket,
          stream,
          who,
          new TokenBucket({ burst: 1, perSecond: 1 }, 0),
          {
            lanes: FAST_LANES,
            batcher: new WriteBatcher(),
            costs: new Costs(() => 0),
            backlog: new Backlog(),
            after: () => () => {},
          },
        );
        sent.forEach((text, i) => {
          if (i % 3 === 0) connection.send(text);
          else connection.sendSoon(text);
        });
        connection.bye({ kind: 'shutting-down', message: 'the end' }, 1012);
      }),
    );
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/`);
    const heard: string[] = [];
    client.on('message', (data) => heard.push(data.toString()));
    const code = await new Promise((resolve) => client.on('close', resolve));
    http.close();
    expect(code).toBe(1012);
    expect(JSON.parse(heard.pop() ?? '')).toMatchObject({ type: 'bye' });
    expect(heard.map((text) => text.length)).toEqual(sent.map((text) => text.length));
    expect(heard).toEqual(sent);
  });

  it('comes soon even if nothing follows, to few lines and to many', async () => {
    const batcher = new WriteBatcher();
    for (const lines of [1, 100]) {
      let flushed = 0;
      await new Promise<void>((resolve) => {
        const flush = (): void => {
          if (++flushed === lines) resolve();
        };
        for (let i = 0; i < lines; i++) batcher.add({ flush });
      });
      expect(flushed).toBe(lines);
    }
  });

  it('is framed by hand only if every letter is a byte', () => {
    expect(OTHERS.map(plainFrame)).toEqual([null, null, null, null, null, '\x81\x03~ !', null]);
  });
});
