import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, smallProject, test } from './small-project.js';

const BEGIN = "import { afterAll, beforeAll, describe, expect, it } from 'vitest';\n";

/** Fails when it runs for the first time, and ever after if it is told to. */
const unlucky = (name: string, isBroken: boolean): string => `${BEGIN}
  import { existsSync, writeFileSync } from 'node:fs';
  it('one', () => {});
  it('two', () => {
    const isFirst = !existsSync('${name}');
    writeFileSync('${name}', '');
    expect(isFirst || ${isBroken}).toBe(false);
  });`;
/** What it imports says that it needs a browser; it need not start one. */
const LAUNCH = `../../${relative(realpathSync(tmpdir()), ROOT)}/web/test/harness/launch.ts`;
const IN_A_BROWSER = `export const start = () => import('${LAUNCH}');\n`;

/** One file for everything that can become of a test. */
const folder = smallProject({
  'passes.test.ts': `${BEGIN} it('one', () => {}); it('two', () => {});`,
  'fails.test.ts': `${BEGIN} it('one', () => {}); it('two', () => expect(1).toBe(2));`,
  'skips.test.ts': `${BEGIN} it('one', () => {}); it.skip('two', () => {}); it.todo('three');
    describe.skip('four', () => { it('five', () => {}); });
    it('six', ({ skip }) => skip());`,
  'does-not-load.test.ts': `import './nowhere.js'; ${BEGIN} it('one', () => {});`,
  'throws-while-loading.test.ts': `${BEGIN} it('one', () => {}); throw new Error('early');`,
  'whole-cannot-start.test.ts': `${BEGIN} beforeAll(() => { throw new Error('no browser'); });
    it('one', () => {}); it('two', () => {}); it.skip('three', () => {});
    describe('four', () => { it('five', () => {}); });`,
  'part-cannot-start.test.ts': `${BEGIN} it('one', () => {}); it.skip('two', () => {});
    describe('three', () => {
      beforeAll(() => { throw new Error('no database'); });
      it('four', () => {}); it('five', () => {});
    });`,
  'cannot-end.test.ts': `${BEGIN} it('one', () => {}); it('two', ({ skip }) => skip());
    afterAll(() => { throw new Error('left something behind'); });`,
  'uncaught.test.ts': `${BEGIN} it('one', async () => {
      setTimeout(() => { throw new Error('nobody catches this'); });
      await new Promise((resolve) => setTimeout(resolve, 200));
    });`,
  'killed.test.ts': `${BEGIN} it('one', () => process.kill(process.pid, 'SIGKILL')); it('two', () => {});`,
  'empty.test.ts': '',
  'test/unlucky.test.ts': `${IN_A_BROWSER}${unlucky('unlucky', false)}`,
  'test/broken.test.ts': `${IN_A_BROWSER}${unlucky('broken', true)}`,
  'test/unlucky-rules.test.ts': unlucky('unlucky-rules', false),
});

describe('the last line of npm test', () => {
  it.each([
    ['passes', '2 passed, 0 failed'],
    ['passes fails', '3 passed, 1 failed'],
    // what was told not to run, by whatever words
    ['passes skips', '3 passed, 0 failed, 4 skipped'],
    // how many tests are in a file that does not load is not known: the file counts as one
    ['does-not-load throws-while-loading empty', '0 passed, 3 failed'],
    // tests that did not run because their file could not start
    ['whole-cannot-start', '0 passed, 3 failed, 1 skipped'],
    ['part-cannot-start', '1 passed, 2 failed, 1 skipped'],
    // all tests are as they say, and yet something is wrong
    ['cannot-end', '1 passed, 1 failed, 1 skipped'],
    ['uncaught', '1 passed, 1 failed'],
    ['no-such-file', '0 passed, 1 failed'],
  ])('%s: %s', (names, line) => {
    const { last, status } = test(folder, names.split(' '));
    expect({ last, status }).toEqual({ last: line, status: line.includes(' 0 failed') ? 0 : 1 });
  });

  it('a process that is killed in the middle is told: nothing of its file passed', () => {
    const { last, status } = test(folder, ['killed']);
    expect(last).toMatch(/^0 passed, [1-9]\d* failed$/);
    expect(status).toBe(1);
  });
});

describe('a second try', () => {
  it('is given to what failed in a browser, and told', () => {
    const { last, status, output } = test(folder, ['test/unlucky.test.ts']);
    expect(output).toContain('passed only at the second try: test/unlucky.test.ts > two');
    expect({ last, status }).toEqual({ last: '2 passed, 0 failed', status: 0 });
  });

  it('does not help what is broken', () => {
    const { last, status, output } = test(folder, ['test/broken.test.ts', 'passes']);
    expect(output).toContain('Once more, by themselves: test/broken.test.ts');
    expect({ last, status }).toEqual({ last: '3 passed, 1 failed', status: 1 });
  });

  it('is not given to what needs no browser', () => {
    const { last, output } = test(folder, ['test/unlucky-rules.test.ts']);
    expect(output).not.toContain('Once more');
    expect(last).toBe('1 passed, 1 failed');
  });
});
