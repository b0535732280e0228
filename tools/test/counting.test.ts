import { describe, expect, it } from 'vitest';
import { smallProject, test } from './small-project.js';

const BEGIN = "import { afterAll, beforeAll, describe, expect, it } from 'vitest';\n";

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
