import type { OpenMatch } from './match.js';
import { Wire } from './wire.js';

const SPACE = '/chateau-roquefort';

/** One move of a game that was played before: all matches are dealt alike, so they can all be played by it. */
export type Scripted = { readonly player: string; readonly move: string; readonly args: readonly string[] };

/** Two clients of a match, through the library's own transport: socket.io on a WebSocket. */
export const openBoardgameIo =
  (script: readonly Scripted[]): OpenMatch =>
  async (port, number) => {
    const matchID = `match-${number}`;
    const wires = [await takeSeat(port, matchID, '0'), await takeSeat(port, matchID, '1')];
    let at = 0;
    const match = {
      moved: (): void => {},
      go: () => {
        const { player, move, args } = script[at];
        const payload = { type: move, args, playerID: player };
        wires[Number(player)].send(emit('update', { type: 'MAKE_MOVE', payload }, at, matchID, player));
      },
      close: () => {
        for (const wire of wires) wire.close();
      },
    };
    for (const [seat, wire] of wires.entries()) {
      wire.hear = (text) => {
        if (text === '2') wire.send('3');
        else if (text.startsWith(`42${SPACE},["update"`)) {
          const found = /"_stateID":(\d+)/.exec(text);
          if (Number(found?.[1]) !== at + 1) return;
          // everybody is told; who is to act next goes on
          if (script[at + 1] === undefined) throw new Error('the script is too short');
          if (Number(script[at + 1].player) !== seat) return;
          at++;
          match.moved();
        } else if (text.includes('"error"')) throw new Error(text);
      };
    }
    return match;
  };

/** The match is opened by who comes first: the library's lobby over HTTP does not answer with the koa-compose it gets today. */
async function takeSeat(port: number, matchID: string, player: string): Promise<Wire> {
  const wire = await Wire.open({ port, path: '/socket.io/?EIO=4&transport=websocket' });
  await new Promise<void>((resolve) => {
    wire.hear = (text) => {
      if (text.startsWith('0{')) wire.send(`40${SPACE},`);
      else if (text.startsWith(`40${SPACE},`)) wire.send(emit('sync', matchID, player, undefined, 2));
      else if (text.startsWith(`42${SPACE},["sync"`)) resolve();
    };
  });
  return wire;
}

const emit = (...parts: readonly unknown[]): string => `42${SPACE},${JSON.stringify(parts)}`;
