import { readFileSync } from 'node:fs';
import { filesBelow, packageFolders } from './files.js';

/** Every rule of every game's RULES.md must be named by at least one test title, such as "[R5.4] ...". */
let missing = 0;
for (const folder of packageFolders().filter((path) => /^games\/|template-game$/.test(path))) {
  const rules = readFileSync(`${folder}/RULES.md`, 'utf8');
  const ids = [...rules.matchAll(/^- \*\*([A-Z]\d+\.\d+)\*\*/gm)].map((match) => match[1]);
  const tests = filesBelow(`${folder}/test`).filter((file) => file.endsWith('.test.ts'));
  const titles = tests.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /\b(?:it|test)(?:\.\w+(?:\([^\n]*\))?)*\(\s*['"`]\[([A-Z]\d+\.\d+)\]/g,
    ),
  ]);
  const named = new Set(titles.map((match) => match[1]));
  const untested = ids.filter((id) => !named.has(id));
  const unknown = [...named].filter((id) => !ids.includes(id));
  for (const id of untested) console.error(`${folder}: no test title begins with [${id}]`);
  for (const id of unknown) console.error(`${folder}: a test names [${id}], which RULES.md does not have`);
  if (ids.length === 0) console.error(`${folder}: RULES.md names no rule`);
  missing += untested.length + unknown.length + (ids.length === 0 ? 1 : 0);
  console.log(`${folder}: ${ids.length} rules, ${ids.length - untested.length} named by tests`);
}
process.exitCode = missing === 0 ? 0 : 1;
