import { readFileSync } from 'node:fs';
import { filesBelow } from './files.js';

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

/** Types that are exported under one name from two files below these folders: who meets the one takes it for the other. */
export function namedTwice(folders: readonly string[]): string[] {
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const file of folders.flatMap(filesBelow).filter((one) => /\.tsx?$/.test(one)))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(EXPORTED)) {
      const other = files.get(name);
      if (other !== undefined) problems.push(`${file}: ${other} exports a type ${name} already`);
      files.set(name, file);
    }
  return problems;
}
