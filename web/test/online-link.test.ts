import { type AnyGame, SeededChance, unwrap } from '@castellan/kernel';
import { Follower } from '@castellan/match';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Socket } from '../src/online/link/link.js';
import { OnlineTables } from '../src/online/link/online-tables.js';
import { waitBefore } from '../src/online/link/timing.js';
import { hintFrom } from '../src/tables/hints.js';
import type { PageMessage, Visit, WorkerMessage } from '../src/tables/worker-messages.js';
import { type Mishap, ShakyServer } from './harness/shaky-server.js';

/** Short enough for a test; but a line is not given up because the machine stands still for a moment. */
const QUICK = { idle: 40, patience: 30_000, proof: 20, first: 1, longest: 10 };

type Update = Extract<WorkerMessage, { type: 'update' }>;

/** A page's Worker without the page. */
class Client {
  readonly heard: WorkerMessage[] = [];
  readonly #tables: OnlineTables;
  #last: Update | null = null;
  #asked = 0;
  #wake: (() => void)[] = [];

  constructor(server: ShakyServer, who: number, timing = QUICK) {
    const open = (): Socket => {
      const socket = new WebSocket(server.address(who));
      // a line that is given up while it opens: browsers go on, Node would not if nobody heard of it
      socket.on('error', () => {});
      return socket as unknown as Socket;
    };
    const post = (message: WorkerMessage): void => {
      this.heard.push(message);
      if (message.type === 'update') this.#last = message;
      for (const wake of this.#wake.splice(0)) wake();
    };
    this.#tables = new OnlineTables(post, { open, greet: async () => {} }, timing);
  }

  ask(message: Record<string, unknown> & { ask: PageMessage['ask'] }): Promise<unknown> {
    return this.#tables.answer({ ...message, id: ++this.#asked } as PageMessage);
  }

  async visit(table: string): Promise<Visit> {
    const visit = (await this.ask({ ask: 'visit', table })) as Visit;
    this.#last = visit.joined?.update ?? null;
    return visit;
  }

  /** How often the game has been told. */
  get updates(): number {
    return this.heard.filter(({ type }) => type === 'update').length;
  }

  get now(): Update {
    if (this.#last === null) throw new Error('nothing has been shown');
    return this.#last;
  }

  play(table: string, seat: number, move: string, moveId: string): Promise<unknown> {
    const request = { type: 'move', seat, version: this.now.version, moveId, move };
    return this.ask({ ask: 'play', table, request });
  }

  async until(is: () => boolean): Promise<void> {
    while (!is()) await new Promise<void>((wake) => this.#wake.push(wake));
  }
}

let server: ShakyServer | null = null;
afterEach(() => server?.close());

function open(game: AnyGame, mishap: (about: 'move' | 'step') => Mishap = () => 'none'): ShakyServer {
  const options = unwrap(game.prepare({ players: 2 }, new SeededChance('link')));
  server = new ShakyServer(game, options, mishap);
  return server;
}

const viewsOf = ({ sights }: Pick<Update, 'sights'>) => sights.map(({ seat, view }) => ({ seat, view }));

/** Two play by chance and one looks on, until the game is over or has gone on for so many moves. */
async function playByChance(there: ShakyServer, moves: number, chance: SeededChance): Promise<Client[]> {
  const clients = [0, 1, -1].map((who) => new Client(there, who));
  for (const client of clients) await client.visit(there.id);
  for (let n = 0; n < moves && !there.table.isOver(); n++) {
    const [seat] = there.table.actors();
    const client = clients[seat];
    await client.until(() => client.now.version === there.table.version);
    const { offers } = client.now.sights[0];
    const { move } = offers[chance.below(offers.length)];
    await client.play(there.id, seat, move, `move ${n}`);
  }
  for (const client of clients) await client.until(() => client.now.version === there.table.version);
  return clients;
}

describe('a table followed over a bad line', () => {
  for (const game of [roquefort, ohMonChateau] as readonly AnyGame[])
    it(`loses nothing of ${game.id}, and does nothing twice`, async () => {
      const chance = new SeededChance(`mishaps of ${game.id}`);
      const there = open(game, (about) => {
        const dice = chance.below(10);
        // what is missed at the very end nobody would notice
        if (server !== null && server.done.size > 70) return 'none';
        if (about === 'move') return dice === 0 ? 'cut-before' : dice === 1 ? 'cut-after' : 'none';
        return dice === 2 ? 'repeat' : dice === 3 ? 'swallow' : 'none';
      });
      const clients = await playByChance(there, 80, chance);
      expect(there.done.size).toBeGreaterThan(40);
      expect([...there.done.values()].every((times) => times === 1)).toBe(true);
      expect(there.table.version).toBe(there.done.size);
      expect(there.hellos).toBeGreaterThan(clients.length);
      for (const [i, client] of clients.entries()) {
        const seats = i < 2 ? [i] : [-2];
        expect(viewsOf(client.now)).toEqual(viewsOf(there.table.fullUpdate(seats)));
        expect(client.now.outcome).toEqual(there.table.fullUpdate([]).outcome);
      }
    });
});

describe('hints at a table on the server', () => {
  for (const game of [roquefort, ohMonChateau] as readonly AnyGame[])
    it(`of ${game.id} come where all have agreed, from what the seat is shown and nothing else`, async () => {
      const there = open(game);
      const chance = new SeededChance(`hints of ${game.id}`);
      const clients = await playByChance(there, 30, chance);
      const [seat] = there.table.actors();
      const ask = (client: Client, what: 'hint' | 'why', of = seat) =>
        client.ask({ ask: what, table: there.id, seat: of });
      // nobody has agreed to anything
      expect([await ask(clients[seat], 'hint'), await ask(clients[seat], 'why')]).toEqual([null, null]);
      there.hasHints = true;
      for (const client of clients) await client.visit(there.id);
      const hint = await ask(clients[seat], 'hint');
      const { options } = there.table;
      expect(hint).toEqual(await hintFrom(game, options, there.table.view(seat), seat));
      expect(hint).toMatchObject({ moves: expect.arrayContaining([expect.any(String)]) });
      // whoever looks on, or sits elsewhere, is told nothing
      expect(await ask(clients[2], 'hint')).toBeNull();
      expect(await ask(clients[1 - seat], 'hint')).toBeNull();
      // why somebody did something is known to who has seen it
      expect(await ask(clients[seat], 'why')).toBeNull();
      const other = clients[1 - seat];
      for (let n = 0; there.table.actors()[0] === seat && n < 20; n++) {
        const client = clients[seat];
        await client.until(() => client.now.version === there.table.version);
        const { offers } = client.now.sights[0];
        await client.play(there.id, seat, offers[chance.below(offers.length)].move, `hinted ${n}`);
      }
      await other.until(() => other.now.version === there.table.version);
      expect(await ask(other, 'why', 1 - seat)).toMatchObject({ seat, reasons: expect.any(Array) });
    });
});

/** Somebody is about to do what they will go on after, and nobody else is asked. */
async function aheadOfTheServer() {
  const there = open(roquefort);
  const chance = new SeededChance('ahead');
  const clients = await playByChance(there, 8, chance);
  for (let n = 0; n < 40; n++) {
    const [seat] = there.table.actors();
    const client = clients[seat];
    await client.until(() => client.now.version === there.table.version);
    const { offers } = client.now.sights[0];
    const knows = new Follower(there.id, there.table.game, there.table.options, there.table.show([seat]));
    const sure = offers.find(({ move }) => knows.foresee(seat, move) !== null);
    if (sure !== undefined) return { there, client, seat, move: sure.move };
    await client.play(there.id, seat, offers[chance.below(offers.length)].move, `before ${n}`);
  }
  throw new Error('nothing could be foreseen');
}

describe('the line', () => {
  it('is opened again by itself, and the table taken up where it was', async () => {
    const there = open(roquefort);
    const [anna, ben] = [new Client(there, 0), new Client(there, 1)];
    await anna.visit(there.id);
    await ben.visit(there.id);
    const [first] = there.table.actors();
    const [acts, looks] = first === 0 ? [anna, ben] : [ben, anna];
    // somebody moves while the other is away
    there.cutAll();
    await acts.play(there.id, first, acts.now.sights[0].offers[0].move, 'while away');
    await looks.until(() => looks.now.version === 1);
    expect(there.done.get('while away')).toBe(1);
  });

  it('is given up when nobody answers, and another one takes its place', async () => {
    const there = open(roquefort);
    const anna = new Client(there, 0, { ...QUICK, patience: 200 });
    await anna.visit(there.id);
    there.isDeaf = true;
    await anna.until(() => anna.heard.some((told) => told.type === 'online' && told.status === 'on'));
    const lost = anna.heard.length;
    await anna.until(() =>
      anna.heard.slice(lost).some((told) => told.type === 'online' && told.status === 'connecting'),
    );
    there.isDeaf = false;
    const again = anna.heard.length;
    await anna.until(() =>
      anna.heard.slice(again).some((told) => told.type === 'online' && told.status === 'on'),
    );
    expect(there.hellos).toBeGreaterThan(1);
  });

  it('tells why a move was refused, and changes nothing', async () => {
    const there = open(roquefort);
    const [first] = there.table.actors();
    const anna = new Client(there, first);
    await anna.visit(there.id);
    await expect(anna.play(there.id, first, 'run a1-a2', 'nonsense')).rejects.toMatchObject({
      problem: { kind: 'illegal-move' },
    });
    expect(there.table.version).toBe(0);
  });

  it('shows a move at once where nothing else can come of it, and once', async () => {
    const { there, client, seat, move } = await aheadOfTheServer();
    const before = client.now.version;
    const told = client.updates;
    there.isDeaf = true;
    const playing = client.play(there.id, seat, move, 'ahead');
    expect(client.now.version).toBe(before + 1);
    expect(there.table.version).toBe(before);
    there.isDeaf = false;
    there.cutAll();
    await playing;
    expect(there.done.get('ahead')).toBe(1);
    expect(viewsOf(client.now)).toEqual(viewsOf(there.table.fullUpdate([seat])));
    // what is told again after a break of the line leads nowhere else, and nothing happens a second time
    const later = client.heard.filter((one) => one.type === 'update').slice(told + 1);
    expect(later.every(({ version, events }) => version === before + 1 && events.length === 0)).toBe(true);
    await client.play(there.id, seat, client.now.sights[0].offers[0].move, 'next');
    expect(there.table.version).toBe(before + 2);
  });

  it('says nothing more of a move that was shown before its answer', async () => {
    const { there, client, seat, move } = await aheadOfTheServer();
    const told = client.updates;
    await client.play(there.id, seat, move, 'ahead');
    expect(client.updates).toBe(told + 1);
    expect(viewsOf(client.now)).toEqual(viewsOf(there.table.fullUpdate([seat])));
    expect(client.now.sights[0].mayUndo).toBe(there.table.mayUndo() === seat);
  });

  it('takes back what it has shown when the server refuses it', async () => {
    const { there, client, seat, move } = await aheadOfTheServer();
    const before = client.now;
    there.refuses = true;
    const playing = client.play(there.id, seat, move, 'ahead');
    expect(client.now.version).toBe(before.version + 1);
    await expect(playing).rejects.toMatchObject({ problem: { kind: 'is-paused' } });
    expect(client.now).toMatchObject({ version: before.version, isCaughtUp: true });
    expect(client.now.sights).toEqual(before.sights);
  });

  it('gives up questions that must not be put twice when it breaks, and puts the others again', async () => {
    const there = open(roquefort);
    const anna = new Client(there, 0);
    await anna.visit(there.id);
    there.isDeaf = true;
    const table = there.id;
    const sit = anna.ask({ ask: 'online', message: { type: 'sit', table } });
    const pause = anna.ask({ ask: 'online', message: { type: 'pause', table, on: true } });
    there.cutAll();
    await expect(sit).rejects.toMatchObject({
      problem: { kind: 'unreachable' },
    });
    there.isDeaf = false;
    there.cutAll();
    await expect(pause).resolves.toMatchObject({ type: 'done' });
  });

  it('asks again what was too fast where that does no harm, and says so otherwise', async () => {
    const there = open(roquefort);
    const anna = new Client(there, 0);
    there.tooFast = 3;
    const visit = await anna.visit(there.id);
    expect(visit.state.table).toBe(there.id);
    expect(there.tooFast).toBe(0);
    there.tooFast = 1;
    const sit = anna.ask({ ask: 'online', message: { type: 'sit', table: there.id } });
    await expect(sit).rejects.toMatchObject({ problem: { kind: 'too-fast' } });
  });

  it('waits longer from one attempt to the next, and not everybody alike', () => {
    const timing = { ...QUICK, first: 500, longest: 20_000 };
    const [early, late] = [0, 1];
    expect([0, 1, 2, 10].map((attempt) => waitBefore(attempt, timing, late))).toEqual([
      500, 1000, 2000, 20_000,
    ]);
    expect(waitBefore(3, timing, early)).toBe(waitBefore(3, timing, late) / 2);
  });
});
