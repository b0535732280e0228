import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { type Flag, type Flags, type Given, namesOf } from './flags.js';
import { KEEPING } from './keeping.js';
import { type Box, shelf } from './registry.js';
import type { Ink } from './terminal/ink.js';
import { COLUMNS, wrap } from './terminal/layout.js';

export function overview(): string[] {
  return [
    'castellan: castle board games in a terminal',
    '',
    'Usage: castellan COMMAND [options]',
    '',
    ...entries(COMMANDS.map((command) => [`  ${command.name}`, command.summary])),
    ...entries(Object.entries(KEEPING).map(([name, summary]) => [`  ${name}`, summary])),
    ...entries([
      ['  help COMMAND [GAME]', 'the same as COMMAND [GAME] --help'],
      ['  help GAME', 'the signs on its board and how its moves are written'],
      ['  --version', 'which castellan this is'],
    ]),
    '',
    `Games: ${shelf.ids().join(', ')}`,
  ];
}

const OPERANDS = {
  game: '[GAME] [options]',
  file: 'FILE [options]',
  program: '[options] -- PROGRAM [ARGUMENTS]',
};

/** `given` is what was said besides: whoever asks about an edition reads its name. */
export function commandHelp(command: Command, box: Box, given: Given = {}): string[] {
  const game = command.operand === 'game';
  const lines = [
    `castellan ${command.name}: ${command.summary}`,
    '',
    `Usage: castellan ${command.name} ${OPERANDS[command.operand]}`,
  ];
  for (const detail of command.details) lines.push('', ...wrap(detail));
  lines.push('', ...entries(flagRows(command.flags)), ...entries([['  -h, --help', 'this text']]));
  if (game) {
    lines.push('', `${box.face.title(given)} ("${box.game.id}"):`, ...entries(flagRows(box.face.flags)));
    const others = shelf.ids().filter((id) => id !== box.game.id);
    for (const id of others) lines.push('', `For another game: castellan help ${command.name} ${id}`);
  }
  return lines;
}

export function gameHelp({ face }: Box, ink: Ink, given: Given = {}): string[] {
  return [face.title(given), '', ...face.help(ink, given)];
}

function flagRows(flags: Flags): [string, string][] {
  return Object.values(flags).map((flag) => [`  ${usage(flag)}`, flag.help]);
}

function usage(flag: Flag): string {
  const names = namesOf(flag).map((name) => `--${name}`);
  if (flag.kind === 'text') return `${names[0]} ${flag.value}`;
  if (flag.kind === 'maybe-text') return `${names[0]} [${flag.value}]`;
  return names.join(', ');
}

const HELP_COLUMN = 26;

/** Two columns; a left side that is too long has its line to itself. */
function entries(rows: readonly (readonly [string, string])[]): string[] {
  const gap = ' '.repeat(HELP_COLUMN);
  return rows.flatMap(([left, right]) => {
    const [first, ...more] = wrap(right, COLUMNS - HELP_COLUMN);
    const below = more.map((line) => gap + line);
    if (left.length + 2 <= HELP_COLUMN) return [left.padEnd(HELP_COLUMN) + first, ...below];
    return [left, gap + first, ...below];
  });
}
