import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite-store.js';
import { readEntry, tableOf } from '../../src/tables/log-entry.js';
import { newGuest } from './guests.js';
import { Player, setupFor } from './play.js';
import { Client } from './test-server.js';

const PROGRAM = fileURLToPath(new URL('../../../dist/server.js', import.meta.url));

/** The program itself, in a process that can be killed. */
class Running {
  readonly folder = mkdtempSync(join(tmpdir(), 'castellan-killed-'));
  port = 0;
  /** While it is down, those who want to call wait for this. */
  up: Promise<void> = Promise.resolve();
  #process: ChildProcess | null = null;

  start(): Promise<void> {
    const args = [PROGRAM, '--port', String(this.port), '--host', '127.0.0.1', '--data', this.folder];
    const env = { ...process.env, CASTELLAN_MESSAGES_PER_SECOND: '10000', CASTELLAN_LOG: 'off' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.up = new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (piece) => {
        said += piece;
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (port === undefined) return;
        this.port = Number(port);
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    return this.up;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  /** Killed without a word, and started again in the same place. */
  async killAndStart(): Promise<void> {
    let isUp = (): void => {};
    this.up = new Promise((done) => {
      isUp = done;
    });
    await this.end('SIGKILL');
    const waiting = isUp;
    await this.start();
    waiting();
  }
}

/** Plays a seat to the end, however often the line is lost; a move that was not acknowledged is sent again as it was. */
class Stubborn {
  readonly acknowledged: string[] = [];
  lost = 0;
  readonly #server: Running;
  readonly #cookie: string;
  readonly #table: string;
  readonly #heard: () => void;
  #sent = 0;

  constructor(server: Running, cookie: string, table: string, heard: () => void) {
    this.#server = server;
    this.#cookie = cookie;
    this.#table = table;
    this.#heard = heard;
  }

  async play(): Promise<Player> {
    let unanswered: { seat: number; version: number; moveId: string; move: string } | null = null;
    for (;;) {
      const player = await this.#come();
      if (player === null) continue;
      const { client } = player;
      const gone = new Promise<null>((done) => {
        client.socket.once('close', () => done(null));
        if (client.closed !== null) done(null);
      });
      for (;;) {
        if (player.update?.outcome != null && unanswered === null) return player;
        const turn = player.turn();
        if (turn !== null && unanswered === null) {
          const moveId = `${this.#cookie.slice(-8)}/${this.#sent++}`;
          unanswered = { seat: turn.seat, version: turn.version, moveId, move: player.pick(turn.moves) };
        }
        const heard = new Promise<boolean>((done) => client.socket.once('message', () => done(true)));
        const answer = unanswered === null ? heard : this.#answered(client, unanswered.moveId);
        if (unanswered !== null) client.tell({ type: 'move', table: this.#table, ...unanswered });
        const done: boolean | null = await Promise.race([answer, gone]);
        if (done === null) break;
        if (unanswered !== null && done) {
          this.acknowledged.push(unanswered.moveId);
          this.#heard();
        }
        unanswered = null;
      }
      this.lost++;
    }
  }

  /** True if it was carried out, false if it was refused. */
  #answered(client: Client, moveId: string): Promise<boolean> {
    return Promise.race([
      client.next('step', (step) => step.moveId === moveId).then(() => true),
      client.next('full', (full) => full.moveId === moveId).then(() => true),
      client.next('error', (error) => error.moveId === moveId).then(() => false),
    ]);
  }

  async #come(): Promise<Player | null> {
    await this.#server.up;
    try {
      const client = await Client.call(this.#server.port, { cookie: this.#cookie });
      return await Promise.race([
        Player.come(client, this.#table, this.#cookie),
        new Promise<null>((done) => client.socket.once('close', () => done(null))),
      ]);
    } catch {
      return null;
    }
  }
}

let server: Running;
afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(server.folder, { recursive: true, force: true });
});

describe('a server that is killed in the middle of play', () => {
  it('has lost nothing that it acknowledged and has nothing twice; everybody plays on to the end', async () => {
    server = new Running();
    await server.start();
    const kills: Promise<void>[] = [];
    let acknowledged = 0;
    const heard = (): void => {
      acknowledged++;
      if (acknowledged === 20 || acknowledged === 50) kills.push(server.killAndStart());
    };
    const tables: string[] = [];
    const players: Stubborn[] = [];
    for (const game of ['roquefort', 'oh-mon-chateau']) {
      const cookies = await Promise.all([newGuest(server.port), newGuest(server.port)]);
      const [host, guest] = await Promise.all(cookies.map((cookie) => Client.call(server.port, { cookie })));
      const table = await host.create(setupFor(game, 2, { options: { stallTurns: 8 } }));
      await guest.watch(table);
      await guest.ask({ type: 'sit', table });
      tables.push(table);
      players.push(...cookies.map((cookie) => new Stubborn(server, cookie, table, heard)));
    }
    const ends = await Promise.all(players.map((player) => player.play()));
    await Promise.all(kills);
    expect(kills.length).toBe(2);
    for (const { lost } of players.slice(0, 2)) expect(lost).toBeGreaterThan(0);
    await server.end('SIGTERM');

    const store = await SqliteStore.open({ folder: server.folder });
    for (const [i, id] of tables.entries()) {
      const found = await store.run('findTable', { id });
      if (found === null) throw new Error('the table is kept');
      const log = found.entries
        .map(({ entry }) => readEntry(entry))
        .flatMap((line) => (line.kind === 'move' ? [line.moveId] : []));
      expect(new Set(log).size).toBe(log.length);
      for (const player of players.slice(2 * i, 2 * i + 2)) {
        const once = new Set(player.acknowledged);
        expect(log).toEqual(expect.arrayContaining([...once]));
      }
      const truth = tableOf(found);
      for (const end of ends.slice(2 * i, 2 * i + 2)) {
        expect(end.update?.outcome).toEqual(truth?.fullUpdate([]).outcome);
        for (const { seat, view } of end.update?.sights ?? []) expect(view).toEqual(truth?.view(seat));
      }
    }
    await store.close();
  });
});
