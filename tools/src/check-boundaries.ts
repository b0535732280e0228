import { readFileSync } from 'node:fs';
import { filesBelow, packageFolders } from './files.js';

/**
 * Who may import whom. A package.json says what its package imports (the linter checks that every import is
 * declared there and that no files import each other in a circle); here it is checked against the
 * architecture, together with what the rules may never touch.
 */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  kernel: /^$/,
  'kernel/contract': /^(@castellan\/kernel|vitest|fast-check)$/,
  games: /^@castellan\/kernel$/,
  ai: /^@castellan\/kernel$/,
  match: /^@castellan\/kernel$/,
  protocol: /^valibot$/,
  server:
    /^(@castellan\/(kernel|ai|match|protocol|roquefort|oh-mon-chateau)|@photostructure\/sqlite|@simplewebauthn\/server|openskill|uqr|web-push|ws)$/,
  web: /^(@castellan\/(kernel|ai|match|protocol|roquefort|oh-mon-chateau)|preact|@preact\/signals|@simplewebauthn\/browser|idb|uqr)$/,
  'test/reference': /^$/,
  cli: /^(@castellan\/(kernel|ai|match|protocol|roquefort|oh-mon-chateau)|ws)$/,
  bench: /^@castellan\//,
  test: /^$/,
  tools: /^$/,
  'tools/template-game': /^@castellan\/kernel$/,
};

/** kernel and games are pure: same input, same output, in any place where JavaScript runs. */
const PURE = /^(kernel|games|ai|match|tools\/template-game)\b/;
const IMPURE =
  /\b(Math\.random|Date\b|process\.|document\.|window\.|Promise\b|async\b|await\b|setTimeout|fetch\(|performance\.|crypto\b|globalThis)/;

const problems: string[] = [];
for (const folder of packageFolders()) {
  const key = folder.startsWith('games/') ? 'games' : folder;
  const allowed = ALLOWED[key];
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  if (allowed === undefined) {
    problems.push(`${folder}: say in check-boundaries.ts what it may import`);
    continue;
  }
  for (const name of Object.keys(manifest.dependencies ?? {}))
    if (!allowed.test(name)) problems.push(`${folder} must not import ${name}`);
  if (!PURE.test(folder)) continue;
  for (const file of filesBelow(`${folder}/src`)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    lines.forEach((line, i) => {
      const code = line.replace(/\/\/.*|^\s*\/?\*.*/, '');
      if (IMPURE.test(code)) problems.push(`${file}:${i + 1} rules may not use this: ${line.trim()}`);
    });
  }
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'boundaries: as drawn' : `boundaries: ${problems.length} crossed`);
process.exitCode = problems.length === 0 ? 0 : 1;
