import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What is done with the data of a server. The server's own program does it: nothing here knows how tables are kept. */
export const KEEPING: Readonly<Record<string, string>> = {
  doctor: 'says what is wrong with the set-up of a server, and what to do',
  backup: 'copies the database of a server into one file, also while it runs',
  restore: 'puts such a copy back in its place',
  'export-game': 'prints the game of an online table as a record',
  'import-game': 'makes an online table of a record',
  reports: 'prints what people have reported at online tables',
  status: 'prints how much a server keeps',
  tables: 'prints the online tables at which something happened last',
  people: 'prints who was here last, with their ids',
  bans: 'prints who is banned, why and until when',
  ban: 'bans somebody by their id, for some days or for good',
  unban: 'lifts a ban',
  invite: 'makes an invitation for a server that is by invitation',
  invitations: 'prints which invitations still let somebody in',
  'operator-key': 'makes a new key to the page of whoever runs a server',
};

/** Hands a command on as it is; returns the exit code. */
export async function keep(args: readonly string[]): Promise<number> {
  const server = fileURLToPath(new URL('./server.js', import.meta.url));
  const child = spawn(process.execPath, [server, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
