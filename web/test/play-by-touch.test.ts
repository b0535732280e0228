import { expect, it } from 'vitest';
import { playToTheEnd } from './harness/at-table.js';
import { fingers } from './harness/hands.js';
import { goldenRecord, openTable, seed } from './harness/setup.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();

/** It lies flat between the two: every second turn is played on a table that is turned. */
it('is played to the end with fingers on a phone: taps, mice and the spare tile pulled to their place', async () => {
  const page = await guests.come({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { boardTurns: true },
  });
  const record = goldenRecord('goal-4');
  const begun = { ...record, actions: record.actions.slice(0, -45) };
  await openTable(page, JSON.stringify(begun), seed(6));
  const hands = await fingers(page);
  const moves = await playToTheEnd(page, hands);
  expect(moves.map((move) => move.split(' ')[0])).toContain('slide');
  expect(hands.pulled()).toContain('spare');
  expect(hands.pulled().some((place) => /^[a-g][1-7]$/.test(place))).toBe(true);
});
