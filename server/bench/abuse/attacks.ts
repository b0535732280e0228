import { connect } from 'node:net';
import type { Crowd } from './crowd.js';
import { bot, free, type Line, me, openTable } from './line.js';

/** Something that somebody with a script may try, inside every limit of messages or beyond. Bounded by `rounds`. */
export type Attack = {
  readonly name: string;
  run(crowd: Crowd, rounds: number): Promise<void>;
};

const STRONGEST = 'castellane';
const PINGS = Buffer.concat(Array.from({ length: 5_000 }, () => Buffer.from([0x89, 0x80, 0, 0, 0, 0])));
const breathe = (): Promise<void> => new Promise((done) => setImmediate(done));

/** So many lines at once, each doing the same until all is over; whoever is cut calls again. */
async function each(
  crowd: Crowd,
  lines: number,
  rounds: number,
  work: (line: Line, nth: number, n: number) => Promise<unknown>,
): Promise<void> {
  const one = async (n: number): Promise<void> => {
    for (let round = 0; round < rounds && !crowd.isOver; ) {
      const line = await crowd.line(n);
      if (line === null) await crowd.rest();
      round++;
      for (let first = round; line !== null && !line.isCut && round < rounds && !crowd.isOver; round++)
        await work(line, round - first, n);
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, n) => one(n)));
}

const fullSheets = async (crowd: Crowd): Promise<string | null> => {
  const line = await crowd.line(0);
  if (line === null) return null;
  const seats = [0, 1, 2, 3].map((look) => me(look));
  const table = await openTable(line, seats, { game: 'oh-mon-chateau' });
  if (table === null) return null;
  await line.ask({ type: 'watch', table });
  for (let seat = 0; seat < 4; seat++)
    for (const keep of [0, 30_000])
      line.tell({
        type: 'ink',
        table,
        seat,
        side: 'blank',
        keep,
        add: 'a'.repeat(keep === 0 ? 30_000 : 29_000),
      });
  await line.ask({ type: 'ping' });
  return table;
};

export const ATTACKS: readonly Attack[] = [
  {
    name: 'public tables without end',
    run: (crowd, rounds) =>
      each(crowd, 10, rounds, async (line) => {
        if ((await openTable(line, [me(0), free(1)], { isPublic: true })) === null) await breathe();
      }),
  },
  {
    name: 'the lobby again and again',
    run: (crowd, rounds) =>
      each(crowd, 10, rounds, async (line) => {
        await line.ask({ type: 'lobby', on: true });
        await line.ask({ type: 'mine' });
      }),
  },
  {
    name: 'tables of the strongest bots',
    run: (crowd, rounds) =>
      each(crowd, 20, Math.min(rounds, 20), async (line) => {
        const seats = [0, 1, 2, 3].map((look) => bot(look, STRONGEST));
        const table = await openTable(line, seats);
        if (table !== null) await line.ask({ type: 'watch', table });
      }),
  },
  {
    name: 'four full sheets again and again',
    async run(crowd, rounds) {
      const table = await fullSheets(crowd);
      if (table !== null) await each(crowd, 10, rounds, (line) => line.ask({ type: 'watch', table }));
    },
  },
  {
    name: 'lines that do not read',
    async run(crowd, rounds) {
      const table = await fullSheets(crowd);
      if (table === null) return;
      await each(crowd, 15, rounds, async (line, round) => {
        if (round === 0) line.stopReading();
        line.tell({ type: 'watch', id: round + 100, table });
        await breathe();
      });
    },
  },
  {
    name: 'programs that only say hello',
    async run(crowd, rounds) {
      const line = await crowd.line(1);
      if (line === null) return;
      const table = await openTable(line, [me(0), bot(1, 'program')]);
      await line.ask({ type: 'watch', table });
      const told = await line.ask({ type: 'seat-key', table, seat: 1 });
      const one = async (): Promise<void> => {
        const program = await crowd.program(String(told?.key), line.headers);
        for (let n = 0; program !== null && n < rounds && !crowd.isOver && !program.isCut; n++) {
          program.tell({ type: 'hello', protocol: 1, seen: true });
          await breathe();
        }
      };
      await Promise.all(Array.from({ length: 15 }, one));
    },
  },
  {
    name: 'a seat at every table',
    run: (crowd, rounds) =>
      each(crowd, 4, rounds, async (line, _, n) => {
        const table = await openTable(line, [me(0), free(1), free(2), free(3)], { isPublic: true });
        const other = await crowd.line(20 + n);
        if (table === null || other === null) return breathe();
        await other.ask({ type: 'watch', table });
        for (let seat = 1; seat < 4; seat++) await other.ask({ type: 'sit', table, seat });
        other.close();
      }),
  },
  {
    name: 'moves that make no sense',
    async run(crowd, rounds) {
      const line = await crowd.line(2);
      const table = line === null ? null : await openTable(line, [me(0), me(1)]);
      if (table === null) return;
      await each(crowd, 5, rounds, async (one, round) => {
        if (round === 0) await one.ask({ type: 'watch', table });
        const moveId = `${round}`;
        for (let n = 0; n < 20; n++)
          one.tell({ type: 'move', table, seat: 0, version: n, moveId, move: 'run a1-a9' });
        one.tell({ type: 'resync', table });
        await one.ask({ type: 'ping' });
      });
    },
  },
  {
    name: 'pings',
    async run(crowd, rounds) {
      const headers = await crowd.guest(3);
      for (let n = 0; n < Math.min(rounds, 50) && headers !== null && !crowd.isOver; n++)
        await pings(crowd.port, headers);
    },
  },
  {
    name: 'calls that are refused',
    async run(crowd, rounds) {
      for (let n = 0; n < Math.min(rounds * 5, 500) && !crowd.isOver; n++) {
        const socket = connect({ port: crowd.port, host: '127.0.0.1', allowHalfOpen: true });
        socket.on('error', () => {});
        socket.on('data', () => {});
        socket.write('GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
        crowd.onClose(() => socket.destroy());
        await breathe();
      }
    },
  },
];

/** Pings until the server has had enough. */
function pings(port: number, headers: Readonly<Record<string, string>>): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
      `Connection: Upgrade\r\nUpgrade: websocket\r\n${lines.join('')}` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  let written = 0;
  socket.once('data', () => {
    const more = (): void => {
      if (written++ < 20 && !socket.destroyed) socket.write(PINGS, more);
      else socket.destroy();
    };
    socket.on('data', () => {});
    more();
  });
  return new Promise((done) => socket.on('error', () => {}).on('close', () => done()));
}
