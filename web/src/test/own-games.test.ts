import { type JsonObject, SeededChance } from '@castellan/kernel';
import { generateLayout } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { anyBox } from '../../../games/oh-mon-chateau/test/boxes.js';
import { setupAgain } from '../games/common/again.js';
import { provideGames } from '../games/games.js';
import { GAMES } from '../games/registry.js';
import { thinkerBehind } from '../tables/bots.js';
import { LocalTables } from '../tables/local-tables.js';
import { Memory } from '../tables/practice.js';
import { thinkFor } from '../tables/thinking.js';
import type { Asks, Joined, LocalMessage, WorkerMessage } from '../tables/worker-messages.js';

provideGames(GAMES);

const SEED = '5'.repeat(64);
const boxFor = (mode: 'petits-batisseurs' | 'grands-architectes'): JsonObject => ({
  mode,
  box: anyBox(mode, new SeededChance(`own ${mode}`)) as unknown as JsonObject,
});
const rooms = { layout: 'custom', rooms: generateLayout(new SeededChance('own game')) };

/** What somebody may enter, and the bots that play with it. */
const OWN: readonly (readonly [name: string, game: string, own: JsonObject, bot: string])[] = [
  ['rooms', 'roquefort', rooms, 'noisette'],
  ['a board for small builders', 'oh-mon-chateau', boxFor('petits-batisseurs'), 'mortar'],
  ['a board for great architects', 'oh-mon-chateau', boxFor('grands-architectes'), 'quill'],
];

type Told = Extract<WorkerMessage, { type: 'update' }>;

/** A page with its Workers: what it keeps outlives it. It has seen everything as soon as it is told. */
class Device {
  readonly #tables: LocalTables;
  readonly #until = new Map<string, (told: Told) => void>();

  constructor(store: Memory) {
    this.#tables = new LocalTables((message) => this.#hear(message), thinkerBehind(thinkFor), store);
  }

  /** As the Worker answers. */
  async ask<K extends LocalMessage['ask']>(ask: K, details: Asks[K]['ask']): Promise<Asks[K]['answer']> {
    return this.#tables.answer({ ...details, id: 0, ask } as unknown as LocalMessage);
  }

  join(table: string): Promise<Joined> {
    return this.ask('join', { table });
  }

  /** Lets bots play until something is so; nothing happens after that. */
  async watch(table: string, isEnough: (told: Told) => boolean): Promise<void> {
    const { update } = await this.join(table);
    await new Promise<void>((done) => {
      this.#until.set(table, (told) => {
        if (isEnough(told)) done();
        else void this.#shown(told);
      });
      void this.#shown({ table, version: update.version });
    });
    await this.ask('leave', { table });
  }

  #shown({ table, version }: Pick<Told, 'table' | 'version'>): Promise<null> {
    return this.ask('shown', { table, version });
  }

  #hear(message: WorkerMessage): void {
    if (message.type === 'lost') throw new Error(JSON.stringify(message));
    if (message.type === 'update') this.#until.get(message.table)?.(message);
  }
}

const isOver = ({ outcome }: Told): boolean => outcome !== null;

describe.each(OWN)('a game with one’s own box: %s', (_, game, own, bot) => {
  const sitters = [0, 1].map((look) => ({ name: `bot ${look}`, bot, look }));

  it('is played to its end on this device and on another, and can be looked through and played again', async () => {
    const kept = new Memory();
    const before = new Device(kept);
    const setup = { game, options: { ...own, players: 2, first: 0 }, sitters, seed: SEED };
    const { table } = await before.ask('create', { setup });
    await before.watch(table, ({ version }) => version >= 12);
    const half = await before.ask('record', { table });
    expect(JSON.parse(half.text).options).toMatchObject(own);

    // the page is loaded again, and the game goes on with what was entered
    const after = new Device(kept);
    const { options, update, past } = await after.join(table);
    expect(options).toMatchObject(own);
    expect({ version: update.version, outcome: update.outcome }).toEqual({ version: 12, outcome: null });
    expect(past.length).toBeGreaterThan(0);
    await after.watch(table, isOver);
    const [row] = await after.ask('list', {});
    expect(row.outcome?.reason).not.toBe('stalled');

    // looked through: from where it is kept, and from its file where nobody has the box
    const other = new Device(new Memory());
    const { text } = await after.ask('record', { table });
    const [here, there] = await Promise.all([after.ask('reel', { table }), other.ask('reel', { text })]);
    expect(there).toEqual(here);
    expect(here).toMatchObject({ options: own });

    // the file of the half game goes on there
    const adopted = await other.ask('adopt', { text: half.text, seed: SEED, sitters });
    const joined = await other.join(adopted.table);
    expect(joined.options).toEqual(options);
    expect(joined.update.sights).toEqual(update.sights);
    await other.watch(adopted.table, isOver);

    // and once more, with the same box and somebody else to begin
    const again = setupAgain({ game, options, sitters });
    const next = await after.ask('create', { setup: again });
    const { options: same, update: fresh } = await after.join(next.table);
    expect(same).toEqual({ ...options, first: 1 });
    expect(fresh.version).toBe(0);
  });
});
