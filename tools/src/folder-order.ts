import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesBelow } from './files.js';

/**
 * The order of the folders in a package, lowest first: each may import what is below it and nothing else, not even those
 * beside it, whether by type or by value. So there are no circles. A name is a folder or a file without its ending; the
 * longest that fits counts. `folder/*` is each other folder in it by itself, `.` every other file at the root of the
 * package.
 */
export type FolderOrder = readonly (readonly string[])[];

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The imports that go against the order, and files that it does not name. */
export function outOfOrder(root: string, order: FolderOrder): string[] {
  const levels = new Map(order.flatMap((names, level) => names.map((name) => [name, level] as const)));
  const problems: string[] = [];
  for (const path of filesBelow(root).filter((one) => /\.tsx?$/.test(one))) {
    const file = path.slice(root.length + 1).replaceAll('\\', '/');
    const from = placeOf(file, levels);
    if (from === null) {
      problems.push(`${path}: say in check-boundaries.ts where its folder comes`);
      continue;
    }
    for (const [, target] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const found = posix.join(dirname(file), target);
      // what lies outside of the package is for others to check
      const to = found.startsWith('..') ? null : placeOf(found, levels);
      if (to !== null && to.name !== from.name && to.level >= from.level)
        problems.push(`${path} must not import ${target}: ${to.name} is not below ${from.name}`);
    }
  }
  return problems;
}

type Place = { readonly name: string; readonly level: number };

function placeOf(file: string, levels: ReadonlyMap<string, number>): Place | null {
  const whole = file.replace(/\.[a-z]+$/, '');
  const isAtRoot = !whole.includes('/');
  for (let name = whole; name !== '.'; name = posix.dirname(name)) {
    const ofEach = name === whole ? undefined : levels.get(`${posix.dirname(name)}/*`);
    const level = levels.get(name) ?? ofEach;
    if (level !== undefined) return { name, level };
  }
  const rest = levels.get('.');
  return isAtRoot && rest !== undefined ? { name: '.', level: rest } : null;
}
