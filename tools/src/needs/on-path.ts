import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Machine } from './need.js';

/** Programs of these names, as a shell would find them. */
export function onPath(names: readonly string[], { env }: Machine): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
}
