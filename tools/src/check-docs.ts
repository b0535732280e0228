import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problemsOf } from './documents.js';
import { filesBelow, packageFolders } from './files.js';

/** Documents are as wide as one can read, say who does what, and lead to files that are there. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'games', 'tools/template-game'].flatMap(filesBelow).filter((file) => file.endsWith('.md')),
];
const roots = ['.', ...packageFolders(), ...packageFolders().map((folder) => `${folder}/src`)];
const problems = documents.flatMap((file) => {
  const places = [dirname(file), ...roots];
  const isThere = (path: string): boolean => places.some((place) => existsSync(join(place, path)));
  return problemsOf(readFileSync(file, 'utf8'), isThere).map((problem) => `${file}:${problem}`);
});
for (const problem of problems) console.error(problem);
console.log(
  `documents: ${documents.length}, ${problems.length === 0 ? 'as they should be' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
