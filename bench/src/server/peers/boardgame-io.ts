import { roquefort } from '@castellan/reference';
import { boardgameIo, boardgameIoServer, type Reading } from '../../boardgame-io/library.js';
import { numbersFrom, pick } from '../../boardgame-io/random.js';
import { createRoquefort, DEFAULT_SETUP, toCall } from '../../boardgame-io/roquefort.js';
import type { Scripted } from '../load/boardgame-io.js';
import { tellPort } from './tell-port.js';

/** Every match is dealt alike. */
const SEED = 'bench';
const MOST_MOVES = 400;

function gameFor(read: Reading) {
  return { ...createRoquefort({ ...DEFAULT_SETUP, players: 2 }, read), seed: SEED };
}

/** The library's own server with its own transport, everything in memory. */
export async function serveBoardgameIo(read: Reading): Promise<void> {
  // it tells of every request in the console
  console.log = () => {};
  console.info = () => {};
  const server = boardgameIoServer().Server({ games: [gameFor(read)], origins: [/./] });
  const { appServer } = await server.run(0);
  tellPort(appServer.address());
}

/** A random game of two, as it goes with this seed. */
export function scriptFor(read: Reading): Scripted[] {
  const client = boardgameIo().Client({ game: gameFor(read), numPlayers: 2, debug: false });
  const random = numbersFrom(1);
  const script: Scripted[] = [];
  while (script.length < MOST_MOVES) {
    const state = client.getState();
    if (state === null || state.ctx.gameover !== undefined) break;
    const { move, args } = toCall(pick(roquefort.legalMoves(state.G), random));
    script.push({ player: state.ctx.currentPlayer, move, args });
    client.moves[move](...args);
  }
  return script;
}
