import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN_TESTS = join(ROOT, 'tools/dist/run-tests.js');

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A folder with these files, whose tests the project's own test command runs. */
export function smallProject(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'castellan-small-')));
  made.push(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export type Tested = {
  readonly status: number | null;
  readonly output: string;
  /** The last line of what was printed, as somebody sees it who looks for nothing else. */
  readonly last: string | undefined;
};

/** `npm test -- ...args` there. */
export function test(folder: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Tested {
  // this test runs in the runner that it starts another time
  const { VITEST: _vitest, FORCE_COLOR: _color, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN_TESTS, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1', ...more },
  });
  return { status, output: `${stdout}${stderr}`, last: stdout.trimEnd().split('\n').at(-1) };
}
