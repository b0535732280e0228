import type { Command } from '../command.js';
import { onOnly, text } from '../flags.js';
import { givenText } from '../given.js';
import { POLICY_FLAG, readPolicy } from '../policy.js';
import { shelf } from '../registry.js';
import { SEED_FLAG, Setup } from '../setup.js';
import { Extremes } from '../statistics/extremes.js';
import { playOut } from '../statistics/play-out.js';
import { rangeFlags, readRange } from '../statistics/range.js';
import { report } from '../statistics/report.js';
import { Tally } from '../statistics/tally.js';
import { print, printLines } from '../terminal/output.js';

const GAMES = 1000;

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'play many games and count how they go',
  operand: 'game',
  flags: {
    ...rangeFlags(GAMES),
    ...POLICY_FLAG,
    ...SEED_FLAG,
    json: onOnly('json', 'print one JSON object instead of a table'),
    saveExtremes: text('save-extremes', 'DIR', 'write shortest.json and longest.json there, to be replayed'),
  },
  details: [],
  async run({ given, operand }) {
    const setup = new Setup(shelf.find(operand), given);
    const { box, input, seed } = setup;
    const { from, to } = readRange(given, GAMES);
    const options = setup.options(from);
    const policy = readPolicy(given, setup, options);
    const folder = givenText(given, 'saveExtremes');
    const extremes = folder === undefined ? undefined : new Extremes(folder);
    const chronicle = box.face.chronicle?.(options);
    const tally = new Tally(box.game.start(options).seats);
    for (let k = from; k <= to; k++) tally.add(playOut(setup, policy, k, chronicle));
    const summary = tally.summary({ game: box.game.id, options: input, policy, seed, from });
    extremes?.keep(setup, policy, summary);
    if (given.json === true)
      await print(`${JSON.stringify({ ...summary, details: chronicle?.summary() })}\n`);
    else await printLines([...report(summary, box.face), ...(chronicle?.report() ?? [])]);
  },
};
