import { describe, expect, it } from 'vitest';
import { GUESTS } from '../src/index.js';
import { forbiddenBy, grand, legal, play } from './arrange.js';

const CROWN = GUESTS.filter(({ seal }) => seal === 'crown').map(({ id }) => id);
const THEFT = '3,4 4,4 5,4';

/** Three floors, two towers, four walls, five flags: every count is another. */
const CASTLE = { floors: 3, towers: [2, 2], walls: [1, 1, 2, 2], flags: [1, 1, 1, 1, 1] };
const WORTH: Record<string, number> = { courtisane: 1, fou: 3, prince: 4, princesse: 2, reine: 3, roi: 5 };

describe.each(CROWN)('O8 crown: %s', (guest) => {
  it('[O8.3] scores instead of 1 point', () => {
    const state = grand({ castles: [{ ...CASTLE, guests: guest }, {}] });
    expect(state.view().castles[0].score.guests).toBe(WORTH[guest]);
    const empty = grand({ castles: [{ guests: guest }, CASTLE] });
    expect(empty.view().castles[0].score.guests).toBe({ courtisane: 1, reine: 3 }[guest] ?? 0);
  });

  it('[O8.3] does nothing on arrival and cannot be reactivated', () => {
    const state = grand({ castles: [{ tokens: '5,4 5,5 1,2 2,2' }, {}], faceUp: `${guest} moine garde` });
    play(state, 'build 5,4-5,5', `invite ${guest}`, 'turn troll');
    expect(state.view()).toMatchObject({ decision: null, phase: 'build' });
    expect(state.view().castles[0]).toMatchObject({
      guests: [guest],
      inhabitants: 0,
      tokens: ['1,2', '2,2'],
    });
    expect(legal(state)).toEqual(['end']);
    expect(forbiddenBy(state, 'build 1,2-2,2')).toBe('O9.2');
  });

  it("[O8.3] counts the thief's castle once it is stolen", () => {
    const state = grand({ castles: [{ tokens: THEFT }, { ...CASTLE, guests: guest }] });
    play(state, 'build 3,4-5,4', `steal ${guest}`);
    expect(state.view().decision).toBeNull();
    const [thief, victim] = state.view().castles;
    expect(thief.score.guests).toBe({ courtisane: 1, reine: 3 }[guest] ?? 0);
    expect(victim).toMatchObject({ guests: [], score: { guests: 0 } });
  });
});

describe('O8 crown', () => {
  it('[O8.3] has six such guests', () => {
    expect(CROWN).toEqual(Object.keys(WORTH));
  });

  it('[O8.3] gives Courtisane 1 for each crown guest of her owner, herself included, and for no other', () => {
    const score = (guests: string): number =>
      grand({ castles: [{ guests }, { guests: 'prince' }] }).view().castles[0].score.guests;
    expect(score('courtisane')).toBe(1);
    expect(score('courtisane moine paysan')).toBe(1 + 1 + 1);
    expect(score('courtisane reine')).toBe(2 + 3);
    expect(score('courtisane reine roi fou garde')).toBe(4 + 3 + 0 + 0 + 1);
  });

  it('[O8.3] counts what is there at the end, not at the arrival', () => {
    const state = grand({ castles: [{ guests: 'princesse prince roi fou', tokens: '1,1 2,1 4,4 4,5' }, {}] });
    expect(state.view().castles[0].score.guests).toBe(0);
    play(state, 'build 1,1-2,1', 'build 4,4-4,5', 'wall 1');
    expect(state.view().castles[0].score.guests).toBe(2);
  });
});

describe('O8 all guests', () => {
  it('[O8.3] are one of each, twenty in all', () => {
    expect(GUESTS).toHaveLength(20);
    expect(new Set(GUESTS.map(({ id }) => id)).size).toBe(20);
    expect(GUESTS.filter(({ points }) => points === 1)).toHaveLength(14);
  });
});
