import { CHANCE, chanceMoves, legalMoves, type State } from '@castellan/kernel';
import type { Command } from '../command.js';
import { carryOut, newPlayer, POLICY_FLAG, type Policy, readPolicy } from '../policy.js';
import { type Box, shelf } from '../registry.js';
import { SEED_FLAG, Setup } from '../setup.js';
import { rangeFlags, readRange } from '../statistics/range.js';
import { print } from '../terminal/output.js';

const GAMES = 1;

export const traceCommand: Command = {
  name: 'trace',
  summary: 'print every action of played games, as NDJSON',
  operand: 'game',
  flags: {
    ...rangeFlags(GAMES),
    ...POLICY_FLAG,
    ...SEED_FLAG,
  },
  details: [
    'One JSON object a line. A game begins with {"game", "setup"}; each action is {"game", "n", "actor", "legal", "move", "state"}. "legal" lists, sorted, what the actor could have done; where the actor is "chance" it maps each possible move to its weight. "state" holds everything that was ever in the open, after the move.',
    'The same arguments give the same bytes.',
  ],
  async run({ given, operand }) {
    const setup = new Setup(shelf.find(operand), given);
    const { from, to } = readRange(given, GAMES);
    const policy = readPolicy(given, setup, setup.options(from));
    if (setup.seedIsNew) process.stderr.write(`seed ${setup.seed}\n`);
    for (let k = from; k <= to; k++) await traceGame(setup, policy, k);
  },
};

/** Lines are gathered to pieces of this size: writing each by itself would take most of the time. */
const PIECE = 1 << 16;

async function traceGame(setup: Setup, policy: Policy, k: number): Promise<void> {
  const { game } = setup.box;
  const options = setup.options(k);
  const state = game.start(options);
  const chance = setup.chance(k);
  const player = newPlayer(policy, setup, k);
  let piece = line({ game: k, setup: game.describeOptions(options) });
  for (let n = 1; !state.isOver(); n++) {
    player.choose(state, chance);
    const { actor, action } = player;
    const legal = actor === CHANCE ? weights(setup.box, state) : legalMoves(game, state, actor).sort();
    carryOut(player, state, null);
    const who = actor === CHANCE ? 'chance' : actor;
    const move = game.writeMove(action);
    piece += line({ game: k, n, actor: who, legal, move, state: game.describe(state) });
    if (piece.length < PIECE) continue;
    await print(piece);
    piece = '';
  }
  await print(piece);
}

function weights({ game }: Box, state: State): Record<string, number> {
  const moves = [...chanceMoves(game, state)];
  return Object.fromEntries(moves.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
