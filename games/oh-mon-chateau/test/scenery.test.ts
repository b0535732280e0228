import { legalMoves, parseMove, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { foresee } from '../src/foresee.js';
import { ohMonChateau } from '../src/index.js';
import { scenery } from '../src/scenery.js';

const options = (mode: string) => unwrap(ohMonChateau.prepare({ mode, players: 2, first: 0 }, null));

describe('what lies on the table', () => {
  it.each(['petits-batisseurs', 'grands-architectes'])(
    'of %s: twelve cells and lines that lie on them',
    (mode) => {
      const { cells, lines } = scenery(options(mode));
      expect(cells).toHaveLength(12);
      const names = cells.map(({ cell }) => cell);
      for (const line of lines) {
        expect(names).toEqual(expect.arrayContaining([...line.cells]));
        expect(line.name).toBe(`${line.cells[0]}-${line.cells.at(-1)}`);
      }
    },
  );

  it('has powers only in grands architectes', () => {
    expect(scenery(options('petits-batisseurs')).guests).toEqual([]);
    expect(scenery(options('grands-architectes')).guests).toHaveLength(20);
  });
});

describe('what can be seen coming', () => {
  it('is what a die gives, and it changes nothing', () => {
    const state = ohMonChateau.start(options('petits-batisseurs'));
    const chance = new SeededChance('roll');
    const [actions, weights] = [new Int32Array(ohMonChateau.maxLegal), new Int32Array(ohMonChateau.maxLegal)];
    while (state.isChance()) state.apply(-1, actions[chance.below(state.chances(actions, weights))], null);
    const before = state.bytes.slice();
    for (const move of legalMoves(ohMonChateau, state, 0)) {
      const { events } = foresee(state, 0, unwrap(parseMove(ohMonChateau, state, 0, move)));
      const last = /(\d,\d)$/.exec(move);
      if (last !== null) expect(events).toContainEqual({ type: 'placedToken', seat: 0, cell: last[1] });
      expect(events[0]).toMatchObject({ type: move === 'pass' ? 'passed' : 'usedDie', seat: 0 });
    }
    expect(state.bytes).toEqual(before);
  });
});
