import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Need } from './need.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** `import type` leaves nothing behind to be loaded. */
const IMPORT =
  /^\s*(?:import|export)\s(?!type\s)(?:[^'";]*\sfrom\s)?\s*'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** What these test files need: whatever is used through a file that they import, or that something of theirs imports. */
export function neededBy(files: readonly string[], needs: readonly Need[]): Need[] {
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    // what tests share lies beside tests; the sources need nothing from outside
    if (/[\\/]test[\\/]/.test(file)) open.push(...importsOf(file));
  }
  return needs.filter((need) => need.usedThrough.some((path) => seen.has(resolve(ROOT, path))));
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, found, foundLater]) => {
    const path = resolve(dirname(file), found ?? foundLater ?? '');
    return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].filter((each) =>
      existsSync(each),
    );
  });
}
