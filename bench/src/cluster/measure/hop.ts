import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@castellan/kernel';
import pg from 'pg';
import { Call } from '../../chaos/load/call.js';
import { median } from '../../measure.js';

/** How long a bare NOTIFY takes from one connection to another, in milliseconds: the median of so many. */
export async function bareHop(url: string, count: number): Promise<number> {
  const [from, to] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([from.connect(), to.connect()]);
  await to.query('LISTEN bare_hop');
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const heard = new Promise<number>((resolve) => to.once('notification', () => resolve(performance.now())));
    const at = performance.now();
    await from.query("SELECT pg_notify('bare_hop', 'c87p5ty9bkjyh3w6ema3 13')");
    times.push((await heard) - at);
    await sleep(5);
  }
  await Promise.all([from.end(), to.end()]);
  return median(times);
}

export type Hop = { readonly here: number; readonly there: number };

/**
 * How long a move takes until somebody who looks on hears of it, at the node where it was made and at another one, in
 * milliseconds from the moment it was sent: medians of so many moves of one player against themselves.
 */
export async function moveHop(ports: readonly [number, number], moves: number): Promise<Hop> {
  const chance = new SeededChance('hop');
  const heard = [new Map<number, number>(), new Map<number, number>()];
  const line = async (port: number, number: number, times: Map<number, number> | null): Promise<Call> => {
    const origin = `http://127.0.0.1:${port}`;
    const address = `10.9.0.${number}`;
    const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': address };
    const answer = await fetch(`${origin}/api/hello`, { method: 'POST', headers, body: '{}' });
    const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0];
    const call = new Call(number, 0, port, {
      cookie,
      address,
      note: () => {},
      hear: (one) => {
        const version = one.update?.version ?? -1;
        if (times !== null && !times.has(version)) times.set(version, performance.now());
      },
    });
    await call.ready();
    await call.ask({ type: 'hello', protocol: 1 });
    return call;
  };
  const player = await line(ports[0], 1, null);
  const watchers = [await line(ports[0], 2, heard[0]), await line(ports[1], 3, heard[1])];
  const times: [number[], number[]] = [[], []];
  let count = 0;
  while (count < moves) {
    const seats = [0, 1].map((look) => ({ kind: 'me', look }));
    const more = { isPublic: false, clock: { kind: 'none' }, timeout: 'bot-turn', freeText: false };
    const { table = '' } =
      (await player.ask({ type: 'create', setup: { game: 'roquefort', options: {}, seats, ...more } })) ?? {};
    for (const one of heard) one.clear();
    for (const one of [player, ...watchers]) if (!(await one.watch(table))) throw new Error('cannot watch');
    while (count < moves && player.update?.outcome == null) {
      const sight = player.update?.sights.find(({ offers }) => offers.length > 0);
      const version = player.update?.version ?? 0;
      if (sight === undefined) {
        await sleep(2);
        continue;
      }
      const { move } = sight.offers[chance.below(sight.offers.length)];
      const at = performance.now();
      player.send(
        JSON.stringify({ type: 'move', table, seat: sight.seat, version, moveId: `h${count++}`, move }),
      );
      while (heard.some((one) => !one.has(version + 1))) await sleep(1);
      heard.forEach((one, i) => {
        times[i].push((one.get(version + 1) ?? at) - at);
      });
    }
  }
  for (const one of [player, ...watchers]) one.hangUp();
  return { here: median(times[0]), there: median(times[1]) };
}
