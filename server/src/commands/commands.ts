import type { DataPlace } from '../store/direct.js';
import { StoreError } from '../store/failure.js';
import { banCommand, bansCommand, unbanCommand } from './bans.js';
import { closeTableCommand } from './close-table.js';
import { BadUse, type DataCommand, readCall } from './command.js';
import { backupCommand, restoreCommand } from './copies.js';
import { exportGame } from './export-game.js';
import { importGame } from './import-game.js';
import { invitationsCommand, inviteCommand } from './invite.js';
import { exportAll } from './moving/export-all.js';
import { importAll } from './moving/import-all.js';
import { operatorKeyCommand } from './operator-key.js';
import { peopleCommand, statusCommand, tablesCommand } from './overview.js';
import { reportsCommand } from './reports.js';

const COMMANDS: readonly DataCommand[] = [
  backupCommand,
  restoreCommand,
  exportGame,
  importGame,
  exportAll,
  importAll,
  reportsCommand,
  statusCommand,
  tablesCommand,
  closeTableCommand,
  peopleCommand,
  bansCommand,
  banCommand,
  unbanCommand,
  inviteCommand,
  invitationsCommand,
  operatorKeyCommand,
];

export type CommandOutput = { out(text: string): void; err(text: string): void };

/**
 * Carries out a command if the arguments begin with the name of one, and returns the exit code: 2 if the command line makes no
 * sense, 1 if it cannot be done. Null if there is no such command and the server is to serve.
 */
export async function runCommand(
  args: readonly string[],
  usual: DataPlace,
  { out, err }: CommandOutput,
): Promise<number | null> {
  const [name, ...rest] = args;
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) return null;
  try {
    const call = readCall(command, rest, usual);
    out(call === 'help' ? helpOf(command, usual) : await command.run(call.place, call.operand, call.flags));
    return 0;
  } catch (error) {
    if (error instanceof BadUse) err(`castellan ${name}: ${error.message}\n\n${helpOf(command, usual)}`);
    else if (error instanceof StoreError) err(`castellan ${name}: ${error.message}\n`);
    else throw error;
    return error instanceof BadUse ? 2 : 1;
  }
}

function helpOf(
  { name, operands, summary, flags = [] }: DataCommand,
  { folder, databaseUrl }: DataPlace,
): string {
  const usual = databaseUrl === null ? folder : 'the PostgreSQL of DATABASE_URL';
  const more = flags.map((flag) => `  ${`--${flag.name} ${flag.value}`.padEnd(16)} ${flag.help}\n`).join('');
  return `Usage: castellan ${name} [--data FOLDER]${operands === '' ? '' : ` ${operands}`}

  ${summary}

  --data FOLDER    where the data of the server lies (${usual})
${more}`;
}

/** What the server's own help says about them. */
export const COMMANDS_HELP = `Besides, with the data of a server (each with --help):

${COMMANDS.map(({ name, operands, summary }) => `  ${`${name} ${operands}`.padEnd(34)} ${summary}`).join('\n')}
`;
