import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * The long ladder: all that docs/OPPONENTS.md says about who beats whom, played anew and written there. It takes
 * hours on a small machine; stopped, it goes on where it was (`.ladder/` keeps every deal). Arguments choose among
 * the ladders by words, such as `npm run ladder -- roquefort-2`; those after a `--` go to each run.
 */
const LADDERS: Readonly<Record<string, readonly string[]>> = {
  // everybody against everybody, each against the one below in full
  'roquefort-2': ['roquefort', '--steps', '400', '--games', '100', '--stop'],
  // with more players only whether it rises
  'roquefort-3': ['roquefort', '--players', '3', '--only-steps', '--games', '300', '--stop'],
  'roquefort-4': ['roquefort', '--players', '4', '--only-steps', '--games', '400', '--stop'],
};

const given = process.argv.slice(2);
const end = given.includes('--') ? given.indexOf('--') : given.length;
const wanted = given.slice(0, end);
mkdirSync('.ladder', { recursive: true });
for (const [name, args] of Object.entries(LADDERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name}:`);
  const fixed = [
    '--ladder',
    '--seed',
    'ladder',
    '--keep',
    `.ladder/${name}.ndjson`,
    '--write',
    'docs/OPPONENTS.md',
  ];
  const run = [process.execPath, 'dist/castellan.js', 'arena', ...args, ...fixed, ...given.slice(end + 1)];
  const { status } = spawnSync(run[0], run.slice(1), { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
