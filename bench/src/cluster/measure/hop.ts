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
 * How long a move takes until whoever acts next hears of it, in milliseconds from the moment it was sent: medians of two
 * at one node, and of two at different nodes, in turns. (Others are told a little later at a busy node.)
 */
export async function moveHop([one, other]: readonly [number, number], turns: number): Promise<Hop> {
  const here: number[] = [];
  const there: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    here.push(...(await turnsOf([one, one], turns / ROUNDS, `here ${round}`)));
    there.push(...(await turnsOf([one, other], turns / ROUNDS, `there ${round}`)));
  }
  return { here: median(here), there: median(there) };
}

const ROUNDS = 4;
let people = 0;

/** Two play at random; how long each end of a turn took until the other knew. */
async function turnsOf(ports: readonly [number, number], turns: number, seed: string): Promise<number[]> {
  const chance = new SeededChance(seed);
  const players = [await line(ports[0]), await line(ports[1])];
  const [host, guest] = players;
  const seats = [0, 1].map((look) => ({ kind: look === 0 ? 'me' : 'open', look }));
  const more = { isPublic: false, clock: { kind: 'none' }, timeout: 'bot-turn', freeText: false };
  const setup = { game: 'roquefort', options: {}, seats, ...more };
  const { table = '' } = (await host.ask({ type: 'create', setup })) ?? {};
  for (const player of players) if (!(await player.watch(table))) throw new Error('cannot watch');
  await guest.ask({ type: 'sit', table });
  const times: number[] = [];
  for (let n = 0; times.length < turns; n++) {
    const seat = players.findIndex((player) => offersOf(player, players.indexOf(player)).length > 0);
    if (host.update?.outcome != null) break;
    if (seat < 0) {
      await sleep(1);
      continue;
    }
    const offers = offersOf(players[seat], seat);
    const { move } = offers[chance.below(offers.length)];
    const version = players[seat].update?.version ?? 0;
    const at = performance.now();
    const known = Promise.all(players.map((player) => reached(player, version + 1)));
    players[seat].send(JSON.stringify({ type: 'move', table, seat, version, moveId: `h${n}`, move }));
    const heard = await known;
    if (offersOf(players[1 - seat], 1 - seat).length > 0) times.push(heard[1 - seat] - at);
  }
  for (const player of players) player.hangUp();
  return times;
}

function offersOf(player: Call, seat: number) {
  return player.update?.sights.find((one) => one.seat === seat)?.offers ?? [];
}

/** When a line was told of a version. */
const arrivals = new WeakMap<Call, { version: number; told: (at: number) => void }>();
function reached(player: Call, version: number): Promise<number> {
  return new Promise((told) => arrivals.set(player, { version, told }));
}

async function line(port: number): Promise<Call> {
  const origin = `http://127.0.0.1:${port}`;
  const address = `10.9.0.${++people}`;
  const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': address };
  const answer = await fetch(`${origin}/api/hello`, { method: 'POST', headers, body: '{}' });
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0];
  const hear = (call: Call): void => {
    const waiting = arrivals.get(call);
    if (waiting !== undefined && (call.update?.version ?? -1) >= waiting.version)
      waiting.told(performance.now());
  };
  const call = new Call(people, 0, port, { cookie, address, note: () => {}, hear });
  await call.ready();
  await call.ask({ type: 'hello', protocol: 1 });
  return call;
}
