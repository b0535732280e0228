import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies the packages of others that the built server asks for when it runs, with whatever these need, into
 * `FOLDER/node_modules`. Everything else is in the built files: an image needs nothing that only builds or tests.
 *
 *   node deploy/outside.js FOLDER
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node deploy/outside.js FOLDER\n');
  process.exit(2);
}
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const copied = new Set();
const { dependencies } = read('server/package.json');
for (const name of Object.keys(dependencies)) if (!name.startsWith('@castellan/')) copy(name, '.');
process.stdout.write(`${copied.size} packages in ${join(folder, 'node_modules')}\n`);

/** A package as the one in `from` would find it: its own copy first, then those above. */
function copy(name, from) {
  for (let place = from; ; place = dirname(place)) {
    const path = join(place, 'node_modules', name);
    if (existsSync(path)) {
      if (copied.has(path)) return;
      copied.add(path);
      // what it brought along for itself comes when it is asked for
      cpSync(path, join(folder, path), {
        recursive: true,
        filter: (file) => file !== join(path, 'node_modules'),
      });
      const needs = read(join(path, 'package.json'));
      for (const need of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }))
        copy(need, path);
      return;
    }
    // one that this system cannot use is not there
    if (place === '.') return;
  }
}
