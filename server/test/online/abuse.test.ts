import { expect, it } from 'vitest';
import { ATTACKS } from '../../bench/abuse/attacks.js';
import { Crowd } from '../../bench/abuse/crowd.js';
import { Line } from '../../bench/abuse/line.js';
import { MOST_AT_ONCE, MOST_UNREAD } from '../../src/limits/rates.js';
import { Player, playOut, setupFor } from './play.js';
import { TestServer } from './test-server.js';

/** Enough to go beyond every limit; `npm run abuse` goes on for longer, and measures. */
const ROUNDS = 40;

it('with all attacks at once from one address somebody else plays a game with a bot to its end', async () => {
  const server = await TestServer.build();
  // a player in a test is faster than people are
  await server.reopen({ CASTELLAN_TRUST_PROXY: 'yes', CASTELLAN_MESSAGES_PER_SECOND: '100' });
  const { castellan, port } = server;
  const from = (name: string, address: string) => ({ cookie: name, 'x-forwarded-for': address });
  const guest = async (n: number) => {
    const name = `guest ${n}`.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]);
    const headers = from(name.replace(' ', '-'), '10.6.6.6');
    // known before they come with several lines at once
    (await Line.open(port, headers))?.close();
    return headers;
  };
  let isOver = false;
  const crowd = new Crowd(port, guest, () => isOver);
  const attacks = Promise.all(ATTACKS.map((attack) => attack.run(crowd, ROUNDS)));
  let mostUnread = 0;
  const ann = await server.client('ann', from('ann', '10.1.1.1'));
  const seats = [
    { kind: 'me', look: 0 },
    { kind: 'bot', look: 1, bot: 'crumb' },
  ] as const;
  const table = await ann.create({
    ...setupFor('roquefort', 2, { options: { stallTurns: 4 } }),
    seats: [...seats],
  });
  const player = await Player.come(ann, table);
  ann.socket.on('message', () => {
    mostUnread = Math.max(mostUnread, castellan.sockets.backlog.bytes);
  });
  await playOut([player]);
  await attacks;
  isOver = true;
  // somebody said no to each of them, one way or another
  const refused = crowd.lines.reduce((sum, line) => sum + line.refused, 0);
  expect(refused).toBeGreaterThan(100);
  expect(mostUnread).toBeLessThanOrEqual(MOST_UNREAD.address + MOST_UNREAD.connection);
  const open = [...castellan.tables.inMemory].filter(({ id, status }) => id !== table && status !== 'over');
  expect(open.length).toBeLessThanOrEqual(MOST_AT_ONCE.open.address);
  const waiting = open.filter(({ status }) => status === 'waiting');
  expect(waiting.length).toBeLessThanOrEqual(MOST_AT_ONCE.waiting.address);
  crowd.close();
  expect(await server.tearDown()).toEqual([]);
}, 120_000);
