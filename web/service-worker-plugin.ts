import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite';
import { frenchIn } from './french-plugin.ts';

/** Writes service-worker.js next to the built page: which files there are, a hash over all of them, and what games are called. */
export function serviceWorker(source: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'castellan-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const out = join(config.root, config.build.outDir);
      const { code } = await transformWithOxc(frenchIn(readFileSync(source, 'utf8')), source);
      const files = filesIn(out).filter((file) => file !== 'service-worker.js' && !file.endsWith('.map'));
      const hash = createHash('sha256').update(code);
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      const list = JSON.stringify(files.map((file) => `/${file.split(sep).join('/')}`));
      const version = JSON.stringify(hash.digest('hex').slice(0, 12));
      const games = JSON.stringify(gameNames(join(config.root, 'src/games')));
      const head = `const __FILES__ = ${list};\nconst __HASH__ = ${version};\nconst __GAMES__ = ${games};\n`;
      writeFileSync(
        join(out, 'service-worker.js'),
        `(() => {\n${head}${code.replace(/export \{\};?/, '')}\n})();\n`,
      );
    },
  };
}

/** As the folder of each game says. */
function gameNames(folder: string): Record<string, string> {
  const told = filesIn(folder).filter((file) => file.endsWith(`${sep}game.json`));
  const games = told.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return Object.fromEntries(games.map(({ id, name }: { id: string; name: string }) => [id, name]));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
