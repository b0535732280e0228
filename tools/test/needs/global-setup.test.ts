import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEEDS } from '../../src/needs/list.js';
import { neededBy } from '../../src/needs/needed-by.js';
import { ROOT, smallProject, test } from '../small-project.js';
import { Machine } from './machine.js';

describe('what a run needs', () => {
  const needed = (...files: string[]) =>
    neededBy(
      files.map((file) => join(ROOT, file)),
      NEEDS,
    ).map(({ name }) => name);

  it('is read off what its files import, however far away', () => {
    expect(needed('web/test/sheet-desk.test.ts')).toContain('Chromium');
    expect(needed('server/test/people/passkeys.test.ts')).toContain('Chromium');
    expect(needed('kernel/test/record.test.ts', 'web/test/keeping.test.ts')).toContain('Chromium');
  });

  it('is nothing for what needs no browser', () => {
    expect(
      needed('kernel/test/record.test.ts', 'web/test/sheet-plan.test.ts', 'cli/test/play.test.ts'),
    ).toEqual([]);
  });

  it('is reached through files that are there', () => {
    for (const { usedThrough } of NEEDS)
      for (const path of usedThrough) expect(needed(path), path).not.toEqual([]);
  });
});

describe('before the first test', () => {
  const folder = smallProject({
    'vitest.config.ts': `export default { test: { globalSetup: ['${ROOT}tools/src/needs/global-setup.ts'] } };`,
    'test/plain.test.ts': "import { it } from 'vitest'; it('needs nothing', () => {});",
    'test/told.test.ts': `
      import { expect, it } from 'vitest';
      import { launch } from './launch.js';
      it('is told where the browser is', () => {
        expect([typeof launch, process.env.CHROMIUM_PATH]).toEqual(['function', process.env.EXPECTED]);
      });`,
  });
  const launch = relative(join(folder, 'test'), join(ROOT, 'web/test/harness/launch.js'));
  writeFileSync(join(folder, 'test/launch.ts'), `export { launch } from '${launch}';`);

  it('nothing is looked for if nothing is needed', async () => {
    const { env } = await Machine.create();
    const { last, output } = test(folder, ['plain'], { ...env, CHROMIUM_PATH: '/nowhere' });
    expect(output).not.toContain('Chromium');
    expect(last).toBe('1 passed, 0 failed');
  });

  it('a run that cannot have what it needs stops and says so', async () => {
    const { env } = await Machine.create();
    const { last, output, status } = test(folder, [], { ...env, CHROMIUM_PATH: '/nowhere' });
    expect(output).toContain('CHROMIUM_PATH is "/nowhere", and there is no such file.');
    expect(output).not.toContain('plain.test.ts');
    expect({ last, status }).toEqual({ last: '0 passed, 1 failed', status: 1 });
  });

  it('what was found is told to the tests, which look for nothing', async () => {
    const machine = await Machine.create();
    machine.addProgram('chromium', `#!${process.execPath}\n`);
    const EXPECTED = join(machine.env.PATH, 'chromium');
    const { last } = test(folder, [], { ...machine.env, CHROMIUM_PATH: '', EXPECTED });
    expect(last).toBe('2 passed, 0 failed');
  });
});
