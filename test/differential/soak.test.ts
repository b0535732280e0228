import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOAK = fileURLToPath(new URL('../../dist/soak.js', import.meta.url));

// the shortest and the longest games are recorded here: whatever changes them has changed the rules;
// `npm run soak` plays more, and with dice that may be left, too
it('21,000 random games of each mode end', () => {
  const { status, stdout } = spawnSync(process.execPath, [SOAK, '7000', 'on'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout.match(/\d+ to \d+ actions/g)).toEqual([
    '162 to 562 actions',
    '212 to 712 actions',
    '276 to 874 actions',
    '163 to 718 actions',
    '230 to 875 actions',
    '263 to 1092 actions',
  ]);
});
