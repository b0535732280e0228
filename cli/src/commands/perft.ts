import { perft, RandomPlay, type State } from '@castellan/kernel';
import { BadInput } from '../bad-input.js';
import type { Command } from '../command.js';
import { text } from '../flags.js';
import { givenWhole } from '../given.js';
import { shelf } from '../registry.js';
import { SEED_FLAG, Setup } from '../setup.js';
import { table } from '../terminal/layout.js';
import { print, printLines } from '../terminal/output.js';

export const perftCommand: Command = {
  name: 'perft',
  summary: 'count all sequences of actions, depth by depth',
  operand: 'game',
  flags: {
    depth: text('depth', 'D', 'how many actions deep (3)'),
    after: text('after', 'N', 'count from the position after N random actions (0)'),
    ...SEED_FLAG,
  },
  details: [
    "Chance's outcomes count like moves. Sequences that the end of the game cuts short do not count.",
  ],
  async run({ given, operand }) {
    const setup = new Setup(shelf.find(operand), given);
    const depth = givenWhole(given, 'depth', { min: 1, max: 30, normal: 3 });
    const after = givenWhole(given, 'after', { min: 0, max: 1_000_000, normal: 0 });
    const state = playAhead(setup, after);
    await printLines([`${setup.box.game.id}, after ${after} actions, seed ${setup.seed}`]);
    const width = 16;
    await printLines(table([['depth', 'sequences'.padStart(width)]]));
    for (let d = 1; d <= depth; d++) {
      const count = perft(setup.box.game, state, d);
      await print(`${String(d).padStart(5)}  ${String(count).padStart(width)}\n`);
    }
  },
};

function playAhead(setup: Setup, actions: number): State {
  const state = setup.start(1);
  const chance = setup.chance(1);
  const play = new RandomPlay(setup.box.game.maxLegal);
  for (let n = 0; n < actions; n++) {
    if (state.isOver()) throw new BadInput(`--after: this game was over after ${n} actions`);
    play.step(state, chance, null);
  }
  return state;
}
