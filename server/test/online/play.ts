import { type AnyGame, SeededChance } from '@castellan/kernel';
import { Follower, type Shown, type Step, type Update } from '@castellan/match';
import type { Joined, TableSetup } from '@castellan/protocol';
import { registry } from '../../src/games.js';
import type { Client, TestServer } from './test-server.js';

/** A table for so many people. */
export function setupFor(game: string, people: number, more: Partial<TableSetup> = {}): TableSetup {
  const seats = Array.from(
    { length: people },
    (_, look) => ({ kind: look === 0 ? 'me' : 'open', look }) as const,
  );
  return {
    game,
    options: {},
    seats: [...seats],
    isPublic: false,
    clock: { kind: 'none' },
    timeout: 'bot-turn',
    freeText: false,
    ...more,
  };
}

type Heard = { type: string; table?: string; full?: Shown; holds?: number[]; state?: Joined['state'] };

/** Somebody at a table, who follows it and plays at random, always the same way for the same name. */
export class Player {
  readonly client: Client;
  readonly table: string;
  readonly game: AnyGame;
  joined: Joined;
  follower: Follower | null = null;
  update: Update | null = null;
  readonly #chance: SeededChance;
  #moves = 0;

  private constructor(client: Client, table: string, joined: Joined, seed: string) {
    this.client = client;
    this.table = table;
    this.joined = joined;
    const game = registry.findVersion(joined.state.game, joined.rulesVersion);
    if (!game.ok) throw new Error('no such game');
    this.game = game.value;
    this.#chance = new SeededChance(seed);
    if (joined.full !== null) this.show(joined.full as Shown);
    // what has come in the same breath as the answer
    const since = client.heard.findLastIndex((message) => message.type === 'joined');
    for (const message of client.heard.slice(since + 1)) this.#hear(message as Heard);
    client.socket.on('message', (data) => this.#hear(JSON.parse(client.understood(`${data}`))));
  }

  static async come(client: Client, table: string, seed = 'player'): Promise<Player> {
    return new Player(client, table, await client.watch(table), seed);
  }

  show(full: Shown): void {
    this.follower ??= new Follower(this.table, this.game, this.joined.options as never, full);
    this.follower.show(full);
    this.update = this.follower.update();
  }

  #hear(message: Heard): void {
    const first = message.type === 'table' ? message.state?.first : undefined;
    if (first !== undefined)
      this.joined = { ...this.joined, options: { ...this.joined.options, first: first.seat } };
    if (message.table !== this.table) return;
    if (message.type === 'full' && message.full !== undefined) {
      this.joined = { ...this.joined, holds: message.holds ?? [] };
      this.show(message.full);
    }
    if (message.type === 'step') {
      const step = { seen: [], undo: null, ...message } as unknown as Step;
      const update = this.follower?.take(step) ?? null;
      if (update === null) this.client.tell({ type: 'resync', table: this.table });
      else this.update = update;
    }
  }

  /** A seat of this player that may act, with what it may do. */
  turn(): { readonly seat: number; readonly moves: string[]; readonly version: number } | null {
    const { update } = this;
    if (update === null) return null;
    for (const { seat, offers } of update.sights)
      if (offers.length > 0) return { seat, moves: offers.map(({ move }) => move), version: update.version };
    return null;
  }

  pick(moves: readonly string[]): string {
    return moves[this.#chance.below(moves.length)];
  }

  send(seat: number, version: number, move: string): string {
    const moveId = `m${this.#moves++}`;
    this.client.tell({ type: 'move', table: this.table, seat, version, moveId, move });
    return moveId;
  }
}

/** The players at a new table at which these people sit, and the game has begun. */
export async function seated(
  server: TestServer,
  names: readonly string[],
  setup: TableSetup,
): Promise<Player[]> {
  const clients = await Promise.all(names.map((name) => server.client(name)));
  const table = await clients[0].create(setup);
  const players: Player[] = [];
  for (const [i, client] of clients.entries()) {
    players.push(await Player.come(client, table, names[i]));
    const answer = i > 0 ? await client.ask({ type: 'sit', table }) : null;
    if (answer?.type === 'error') throw new Error(JSON.stringify(answer));
  }
  await Promise.all(clients.map((client) => client.once('full')));
  return players;
}

/** All of them play until the game is over. */
export async function playOut(players: readonly Player[], most = 20_000): Promise<void> {
  await playOn(players, most);
  if (players.some(({ update }) => update?.outcome == null)) throw new Error('the game does not end');
}

/** So many moves, or until the game is over. */
export async function playOn(players: readonly Player[], moves: number): Promise<void> {
  for (let n = 0; n < moves; ) {
    if (players.every(({ update }) => update?.outcome != null)) return;
    const player = players.find((one) => one.turn() !== null);
    const turn = player?.turn();
    if (player === undefined || turn == null) {
      await heardBy(players);
      continue;
    }
    n++;
    const moveId = player.send(turn.seat, turn.version, player.pick(turn.moves));
    const answer = await Promise.race([
      player.client.next('step', (step) => step.moveId === moveId),
      player.client.next('full', (full) => full.moveId === moveId),
      player.client.next('error', (error) => error.moveId === moveId),
    ]);
    if (answer.type === 'error') throw new Error(JSON.stringify(answer));
  }
}

function heardBy(players: readonly Player[]): Promise<unknown> {
  return Promise.race(
    players.map(
      ({ client }) => new Promise((done) => client.socket.once('message', () => setImmediate(done))),
    ),
  );
}
