import { readFileSync } from 'node:fs';
import { packageFolders } from './files.js';

/**
 * What `npm ci` installs for somebody who wants to play. Few packages, nothing that only benchmarks need, and lock files
 * that hold no addresses: whoever installs decides where from.
 */
const MOST = 250;
const LOCKS = ['package-lock.json', 'bench/rivals/package-lock.json'];
const RIVALS = 'bench/rivals';

type Entry = {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly os?: unknown;
};
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const entriesOf = (file: string): [string, Entry][] =>
  Object.entries((read(file) as { packages: Record<string, Entry> }).packages);

const problems: string[] = [];
for (const file of LOCKS)
  for (const [name, { resolved }] of entriesOf(file))
    if (resolved?.includes('://')) problems.push(`${file}: ${name} says where it was fetched from`);

// the same package for another system is not installed here, and counts once at most
const installed = entriesOf('package-lock.json').filter(
  ([name, { link, os }]) => name.includes('node_modules/') && link !== true && os === undefined,
);
if (installed.length > MOST) problems.push(`npm ci installs ${installed.length} packages, more than ${MOST}`);

if (packageFolders().includes(RIVALS))
  problems.push(`${RIVALS} is a workspace: everybody would install it (docs/decisions/0019)`);
const rivals = Object.keys((read(`${RIVALS}/package.json`) as { dependencies: object }).dependencies);
for (const [name] of installed)
  if (rivals.some((rival) => name.endsWith(`node_modules/${rival}`)))
    problems.push(`${name} is needed by benchmarks only: it belongs into ${RIVALS}`);

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `install: ${installed.length} packages for every system`
    : `install: ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
