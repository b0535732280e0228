import { type Actor, replay, SPECTATOR, type State } from '@castellan/kernel';
import { accept, BadInput } from '../bad-input.js';
import type { Command } from '../command.js';
import { tellOutcome } from '../ending.js';
import { onOnly, text } from '../flags.js';
import { givenWhole } from '../given.js';
import { readRecord } from '../record-file.js';
import { shelf } from '../registry.js';
import { actorName } from '../seat-names.js';
import { inkFor } from '../terminal/ink.js';
import { printLines } from '../terminal/output.js';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'show the moves and the board of a saved game',
  operand: 'file',
  flags: {
    step: text('step', 'N', 'show the board after N actions instead of the last one'),
    quiet: onOnly('quiet', 'no moves, only the board and the outcome'),
  },
  details: [
    'FILE is a record as "castellan play --save" writes it; "-" reads it from standard input. The whole record is checked whatever is shown.',
  ],
  async run({ given, operand }) {
    if (operand === undefined) throw new BadInput('a FILE is needed; "-" is standard input');
    const record = await readRecord(operand);
    const { game, face } = shelf.findVersion(record.game, record.rulesVersion);
    const last = record.actions.length;
    const shown = givenWhole(given, 'step', { min: 0, max: last, normal: last });

    const moves: string[] = [];
    let board: State | undefined;
    const end = accept(
      replay(game, record, ({ state, actor, action, n }) => {
        if (n === shown) board = state.copy();
        if (n < shown) moves.push(numbered(n + 1, actor, game.writeMove(action), String(last).length));
      }),
    );
    board ??= end;

    if (given.quiet !== true) await printLines([...moves, '']);
    const title = face.title(record.options);
    const scene = { ink: inkFor(process.stdout, process.env), title, names: [] };
    await printLines([...face.draw(board.view(SPECTATOR), scene), '']);
    const outcome = board.outcome();
    if (outcome !== null) await printLines(tellOutcome(outcome, face));
    else if (shown < last) await printLines([`After ${shown} of ${last} actions.`]);
    else await printLines([`The game is unfinished after ${last} actions.`]);
  },
};

function numbered(n: number, actor: Actor, move: string, width: number): string {
  return `${String(n).padStart(width)}  ${actorName(actor).padEnd(6)}  ${move}`;
}
