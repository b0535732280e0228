import type { ClockReading, Step } from '@castellan/match';
import { expect, it } from 'vitest';
import { SLOW_LANES } from '../../src/fast/lanes.js';
import { playOut, seated, setupFor } from '../online/play.js';
import { TestServer } from '../online/test-server.js';
import { BOTH_LANES } from './both-lanes.js';

const TEXTS = [
  '',
  'run c3-c5',
  '2:take wood 2,1',
  'é',
  '"',
  '\\',
  '\n',
  '\u2028',
  '\ud800',
  '🐭',
  "it's",
  'x'.repeat(500),
];

it('are the same bytes, whatever is in them', () => {
  const clocks: ClockReading = { left: [1000, 0.5], running: [1], at: 17 };
  for (const move of TEXTS)
    for (const seen of [[], [move], TEXTS])
      for (const undo of [null, 0, 3])
        for (const clock of [null, clocks]) {
          const step: Step = { version: 12, seat: 1, move, seen, undo };
          expect(BOTH_LANES.step('abcdefghjkmnpqrstuv2', step, clock)).toContain('"step"');
          BOTH_LANES.moveEntry({ kind: 'move', seat: 1, moveId: move, move, chance: seen });
        }
  for (const text of TEXTS) expect(JSON.parse(BOTH_LANES.quote(text))).toBe(text);
});

it('lead to the same end: a whole game on the slow one', async () => {
  const server = await TestServer.build(false, SLOW_LANES);
  const players = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2));
  await playOut(players);
  expect(players[0].client.raw.some((text) => text.startsWith('{"type":"step"'))).toBe(true);
  expect(await server.tearDown()).toEqual([]);
});
