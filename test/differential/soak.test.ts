import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOAK = fileURLToPath(new URL('../../dist/soak.js', import.meta.url));

it('Oh mon château never gets stuck in 20,000 random games of each mode and number of players', () => {
  const { status, stdout } = spawnSync(process.execPath, [SOAK], { encoding: 'utf8' });
  expect(status).toBe(0);
  // the shortest and the longest games are recorded here: whatever changes them has changed the rules
  expect(stdout.match(/\d+ to \d+ actions/g)).toEqual([
    '170 to 669 actions',
    '236 to 790 actions',
    '299 to 920 actions',
    '167 to 809 actions',
    '220 to 1019 actions',
    '277 to 1170 actions',
  ]);
});
