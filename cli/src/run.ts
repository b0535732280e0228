import { BadInput, CommandFailed } from './bad-input.js';
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { type Arguments, type Flags, readArguments } from './flags.js';
import { commandHelp, gameHelp, overview } from './help.js';
import { KEEPING, keep } from './keeping.js';
import { shelf } from './registry.js';
import { inkFor } from './terminal/ink.js';
import { leaveQuietlyWhenUnread, printLines } from './terminal/output.js';
import { version } from './version.js';

/** Carries out what the command line asks for; returns the exit code: 2 if the input was bad, 1 if it went wrong. */
export async function run(args: readonly string[]): Promise<number> {
  leaveQuietlyWhenUnread();
  const [word = 'help', ...rest] = args;
  try {
    if (word === '--version' || word === '-v') await printLines([version()]);
    else if (Object.hasOwn(KEEPING, word)) return await keep(args);
    else if (word === 'help' || word === '--help' || word === '-h') await help(rest);
    else await carryOut(findCommand(word), rest);
    return 0;
  } catch (error) {
    const name = COMMANDS.some((command) => command.name === word) ? `castellan ${word}` : 'castellan';
    if (error instanceof CommandFailed) {
      process.stderr.write(`${name}: ${error.message}\n`);
      return 1;
    }
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`${name}: ${error.message}\nTry "${name} --help".\n`);
    return 2;
  }
}

async function help([topic, ...rest]: readonly string[]): Promise<void> {
  if (topic !== undefined && Object.hasOwn(KEEPING, topic)) await keep([topic, '--help']);
  else if (topic === undefined) await printLines(overview());
  else if (shelf.ids().includes(topic)) {
    const box = shelf.find(topic);
    // "help roquefort --edition ID" tells of that edition
    const { given } = readArguments(rest, box.face.flags);
    await printLines(gameHelp(box, inkFor(process.stdout, process.env), given));
  } else await printLines(commandHelp(findCommand(topic), shelf.find(rest[0])));
}

async function carryOut(command: Command, args: readonly string[]): Promise<void> {
  const box = command.operand === 'game' ? shelf.find(findOperand(command, args)) : undefined;
  const read = readArguments(args, { ...command.flags, ...box?.face.flags });
  if (read.given.help === true) return printLines(commandHelp(command, box ?? shelf.find(), read.given));
  if (read.operands.length > 1 && command.operand !== 'program')
    throw new BadInput(`do not know what "${read.operands[1]}" is for`);
  await command.run({ given: read.given, operand: read.operands[0], operands: read.operands });
}

/** The game decides which flags exist, so its name is looked for before they are read strictly. */
function findOperand(command: Command, args: readonly string[]): string | undefined {
  const flags: Flags = Object.assign({}, command.flags, ...shelf.faces().map((face) => face.flags));
  const lenient: Arguments = readArguments(args, flags, true);
  return lenient.operands[0];
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((c) => c.name === name);
  if (command !== undefined) return command;
  const known = [...COMMANDS.map((c) => c.name), ...Object.keys(KEEPING)].join(', ');
  throw new BadInput(`unknown ${name.startsWith('-') ? 'option' : 'command'} "${name}"; commands: ${known}`);
}
