import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ATTACKS } from './attacks.js';
import { Crowd } from './crowd.js';
import { bot, type Headers, Line, me } from './line.js';
import { Somebody, type Times } from './somebody.js';

/**
 * All attacks at once from one address, on this machine only, and what somebody at another address feels of it.
 * `npm run abuse [SECONDS]`; docs/SECURITY.md says what it is for.
 */
const SECONDS = Math.min(120, Math.max(5, Number(process.argv.at(-1)) || 20));
/** However long it goes on, nobody does more than this. */
const MOST_ROUNDS = 100_000;
const HERE = fileURLToPath(import.meta.url);
const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));
const CROWD = '10.6.6.6';
const HOME = '10.1.1.1';
/** A person does not move without a pause. */
const PAUSE = 40;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function newGuest(port: number, address: string): Promise<Headers | null> {
  const origin = `http://127.0.0.1:${port}`;
  const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': address };
  const answer = await fetch(`${origin}/api/hello`, { method: 'POST', headers, body: '{}' });
  const [cookie] = answer.headers.getSetCookie();
  await answer.arrayBuffer();
  return cookie === undefined ? null : { cookie: cookie.split(';', 1)[0], 'x-forwarded-for': address };
}

/** A webhook that takes every call and answers none. */
async function slowWebhooks(crowd: Crowd): Promise<void> {
  const held = createServer(() => {});
  await new Promise<void>((done) => held.listen(0, '127.0.0.1', done));
  crowd.onClose(() => held.closeAllConnections());
  crowd.onClose(() => held.close());
  const url = `http://127.0.0.1:${(held.address() as AddressInfo).port}/`;
  for (let n = 0; n < 12; n++) {
    const headers = await crowd.guest(n);
    if (headers === null) continue;
    const origin = `http://127.0.0.1:${crowd.port}`;
    const put = { method: 'PUT', headers: { ...headers, origin, 'content-type': 'application/json' } };
    await fetch(`${origin}/api/webhook`, { ...put, body: JSON.stringify({ url }) });
  }
}

/** The part of those who mean no good, in a process of their own. */
async function attack(port: number): Promise<void> {
  const end = Date.now() + SECONDS * 1000 + 5_000;
  let guests = 0;
  const guest = async (): Promise<Headers | null> => (guests++ < 40 ? newGuest(port, CROWD) : null);
  const crowd = new Crowd(port, guest, () => Date.now() > end);
  await slowWebhooks(crowd);
  process.send?.('begun');
  await Promise.all(ATTACKS.map((one) => one.run(crowd, MOST_ROUNDS)));
  while (!crowd.isOver) await wait(200);
  const sum = (count: (line: Line) => number): number =>
    crowd.lines.reduce((all, line) => all + count(line), 0);
  process.send?.({
    lines: crowd.lines.length,
    turnedAway: crowd.turnedAway,
    answered: sum(({ answered }) => answered),
    refused: sum(({ refused }) => refused),
    cut: crowd.lines.filter(({ isCut }) => isCut).length,
  });
  crowd.close();
  process.disconnect?.();
}

type Felt = { readonly answers: Times; readonly bots: Times; readonly health: Times; memory: number };

/** Somebody plays with a friend and with the strongest bot for a while. */
async function live(port: number, pid: number, milliseconds: number): Promise<Felt> {
  const end = performance.now() + milliseconds;
  const felt: Felt = { answers: [], bots: [], health: [], memory: 0 };
  const play = async (seats: readonly object[], seed: string): Promise<void> => {
    const headers = await newGuest(port, HOME);
    const line = headers === null ? null : await Line.open(port, headers);
    if (line === null) throw new Error('there is no way in');
    for (let n = 0; performance.now() < end; n++) {
      const one = await Somebody.sitDown(line, seats, `${seed} ${n}`);
      while (!one.isOver && performance.now() < end) {
        await one.goOn();
        await wait(PAUSE);
      }
      felt.answers.push(...one.answers);
      felt.bots.push(...one.bots);
    }
    line.close();
  };
  const look = async (): Promise<void> => {
    while (performance.now() < end) {
      const at = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
      felt.health.push(performance.now() - at);
      felt.memory = Math.max(felt.memory, memoryOf(pid));
      await wait(250);
    }
  };
  await Promise.all([play([me(0), me(1)], 'friend'), play([me(0), bot(1, 'castellane')], 'bot'), look()]);
  return felt;
}

function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`]).toString()) / 1024;
}

async function startServer(folder: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const settings = { HOST: '127.0.0.1', PORT: '0', CASTELLAN_DATA: folder, CASTELLAN_TRUST_PROXY: 'yes' };
  const env = { ...process.env, ...settings, CASTELLAN_PRIVATE_WEBHOOKS: 'yes', NODE_ENV: 'production' };
  const args = ['--max-semi-space-size=8', SERVER];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const port = await new Promise<number>((done, fail) => {
    let text = '';
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const found = /localhost:(\d+)/.exec(text);
      if (found !== null) done(Number(found[1]));
    });
  });
  return { child, port };
}

const at = (times: Times, share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;
const round = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0)).padStart(8);

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-abuse-'));
  const { child, port } = await startServer(folder);
  const pid = child.pid ?? 0;
  await live(port, pid, 3_000);
  const calm = await live(port, pid, 10_000);
  const crowd = fork(HERE, ['--attack', `${port}`, `${SECONDS}`]);
  process.once('exit', () => crowd.kill('SIGKILL'));
  await new Promise((done) => crowd.once('message', done));
  const report = new Promise((done) => crowd.once('message', done));
  await wait(4_000);
  const busy = await live(port, pid, SECONDS * 1000);
  const line = (what: string, value: (felt: Felt) => number): void =>
    console.log(`${what.padEnd(44)}${round(value(calm))}${round(value(busy))}`);
  console.log(`${''.padEnd(44)}${'calm'.padStart(8)}${'attacked'.padStart(9)}`);
  line('answer to a move, median, ms', ({ answers }) => at(answers, 0.5));
  line('answer to a move, 99 of 100, ms', ({ answers }) => at(answers, 0.99));
  line('moves', ({ answers }) => answers.length);
  line('the strongest bot, median, ms', ({ bots }) => at(bots, 0.5));
  line('the strongest bot, 9 of 10, ms', ({ bots }) => at(bots, 0.9));
  line('health check, slowest, ms', ({ health }) => Math.max(...health));
  line('memory, most, MB', ({ memory }) => memory);
  console.log('the crowd:', JSON.stringify(await report));
  const isFast = at(busy.answers, 0.99) <= 100;
  const isFair = at(busy.bots, 0.5) <= 2 * at(calm.bots, 0.5);
  console.log(
    `moves within 100 ms: ${isFast ? 'yes' : 'NO'}; bots within twice their time: ${isFair ? 'yes' : 'NO'}`,
  );
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  process.exit(isFast && isFair ? 0 : 1);
}

if (process.argv[2] === '--attack') await attack(Number(process.argv[3]));
else await main();
