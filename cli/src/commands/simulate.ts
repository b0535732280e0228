import type { Command } from '../command.js';
import { onOnly, text } from '../flags.js';
import { givenWhole } from '../given.js';
import { checkPolicy, POLICY_FLAG } from '../policy.js';
import { shelf } from '../registry.js';
import { SEED_FLAG, Setup } from '../setup.js';
import { playOut } from '../statistics/play-out.js';
import { report } from '../statistics/report.js';
import { Tally } from '../statistics/tally.js';
import { print, printLines } from '../terminal/output.js';

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'play many games and count how they go',
  operand: 'game',
  flags: {
    games: text('games', 'N', 'how many games (1000)'),
    ...POLICY_FLAG,
    ...SEED_FLAG,
    json: onOnly('json', 'print one JSON object instead of a table'),
  },
  details: [],
  async run({ given, operand }) {
    const setup = new Setup(shelf.find(operand), given);
    const games = givenWhole(given, 'games', { min: 1, max: 1_000_000, normal: 1000 });
    const policy = checkPolicy(given);
    const tally = new Tally(setup.start(1).seats);
    for (let k = 1; k <= games; k++) tally.add(playOut(setup, k));
    const { box, input, seed } = setup;
    const summary = tally.summary({ game: box.game.id, options: input, policy, seed });
    if (given.json === true) await print(`${JSON.stringify(summary)}\n`);
    else await printLines(report(summary, box.face));
  },
};
