import { createServer } from 'node:http';
import { CHANCE, Drawer, parseMove, SeededChance, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort } from '@castellan/roquefort';
import { broughtBy, rival } from '../../rivals.js';
import type { Core, Transport } from './colyseus.js';
import { tellPort } from './tell-port.js';

type Bytes = { [at: number]: number };

/** What is used of the library's state that is told by its differences. */
type Schema = {
  readonly Schema: new () => object;
  readonly ArraySchema: new (...items: number[]) => Bytes;
  defineTypes(kind: new () => object, fields: Record<string, unknown>): void;
};

/** Both ends play the same game: the same rules, the same options, the same draws. */
export const OPTIONS = unwrap(roquefort.prepare({ players: 2, first: 0 }, new SeededChance('bench')));
export const chanceOf = (room: string): SeededChance => new SeededChance(`room ${room}`);
const drawer = new Drawer(roquefort.maxLegal);

/** Carries out a move and whatever chance does after it; a new game where one is over. */
export function playOn(
  state: RoquefortState,
  seat: number,
  action: number,
  chance: SeededChance,
): RoquefortState {
  state.apply(seat, action, null);
  letDraw(state, chance);
  // also what is drawn after a move may end the game
  return state.outcome() === null ? state : begin(chance);
}

export function begin(chance: SeededChance): RoquefortState {
  const state = roquefort.start(OPTIONS);
  letDraw(state, chance);
  return state;
}

function letDraw(state: RoquefortState, chance: SeededChance): void {
  while (state.isChance()) state.apply(CHANCE, drawer.draw(state, chance), null);
}

/**
 * A room of Colyseus that does the job of a table: a move is checked and carried out by the same rules as at Castellan, and
 * both clients are told by the library's own synchronisation of state. Nothing of a position is hidden in this game: what
 * nobody has seen does not exist yet. So the state is the position, byte by byte, and a patch holds what has changed.
 */
export async function serveColyseusWithRules(): Promise<void> {
  const core = rival('@colyseus/core') as Core;
  const { WebSocketTransport } = rival('@colyseus/ws-transport') as Transport;
  const { Schema, ArraySchema, defineTypes } = broughtBy('@colyseus/schema', '@colyseus/core') as Schema;

  class TableState extends Schema {
    // only declared: a field of the class would hide the one by which the library sees what changes
    declare version: number;
    declare seat: number;
    declare position: Bytes;
  }
  defineTypes(TableState, { version: 'uint32', seat: 'uint8', position: ['uint8'] });

  class Table extends core.Room {
    override maxClients = 2;
    // told at once after a move, instead of twenty times a second: the best that can be made of it here
    override patchRate = null;
    override state = new TableState();
    #chance = chanceOf('');
    #game = begin(this.#chance);
    readonly #seats = new Map<unknown, number>();

    override onCreate(): void {
      this.#chance = chanceOf(this.roomId);
      this.#game = begin(this.#chance);
      this.state.version = 0;
      this.state.seat = this.#game.turn;
      this.state.position = new ArraySchema(...this.#game.bytes);
      this.onMessage('move', (client, message) => this.#move(client, message));
    }

    override onJoin(client: unknown): void {
      this.#seats.set(client, this.#seats.size);
    }

    #move(client: unknown, message: unknown): void {
      const { version, move } = (message ?? {}) as { version?: unknown; move?: unknown };
      const { state } = this;
      const seat = this.#seats.get(client);
      if (seat === undefined || version !== state.version || typeof move !== 'string' || move.length > 40)
        throw new Error('a move that makes no sense');
      const read = parseMove(roquefort, this.#game, seat, move);
      if (!read.ok) throw new Error(`refused: ${move}`);
      this.#game = playOn(this.#game, seat, read.value, this.#chance);
      const { bytes } = this.#game;
      for (let at = 0; at < bytes.length; at++)
        if (state.position[at] !== bytes[at]) state.position[at] = bytes[at];
      state.version++;
      state.seat = this.#game.turn;
      this.broadcastPatch();
    }
  }

  const http = createServer();
  const server = new core.Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
  server.define('table', Table);
  await server.listen(0, '127.0.0.1');
  tellPort(http.address());
}
