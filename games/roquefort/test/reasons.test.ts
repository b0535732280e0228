import { describe, expect, it } from 'vitest';
import { RoquefortExplainer, type RoquefortReason } from '../src/index.js';
import { type Arrangement, arrange, play } from './arrange.js';

/** What is said about a turn that is carried out on a copy. */
function reasonsFor(wanted: Arrangement, ...moves: string[]): RoquefortReason[] {
  const before = arrange(wanted);
  const after = before.copy();
  const events = play(after, ...moves);
  return new RoquefortExplainer(before, before.turn).explain(after, events);
}

const kinds = (reasons: readonly RoquefortReason[]): string[] => reasons.map(({ kind }) => kind);

/** Room N all open, K beside it known: a trap on a2. */
const TRAP_BESIDE: Arrangement = {
  open: 'N',
  tiles: { a2: 'trap', a4: 'blank', b2: 'blank', b3: 'blank', c2: 'blank', g2: 'blank' },
  mice: [['b2'], ['g7']],
};

describe('reasons for a turn', () => {
  it('tell what happens in it: a win, cheese, mice that fall', () => {
    const pair: Arrangement = {
      open: 'N',
      tiles: { b2: 'C4', b3: 'C2', c2: 'C4' },
      mice: [['b2', 'c3'], ['g7']],
    };
    expect(reasonsFor({ ...pair, cheese: [['C1', 'C2', 'C3'], []] }, 'run c3-c2')).toEqual([
      { kind: 'wins', by: 'goal' },
      { kind: 'collects', cheese: 'C4' },
    ]);
    expect(reasonsFor(pair, 'run c3-c2', 'end')).toContainEqual({ kind: 'collects', cheese: 'C4' });
    const theirs = { ...TRAP_BESIDE, mice: [['a1'], ['b2', 'c3']] };
    expect(reasonsFor(theirs, 'slide a2')).toContainEqual({ kind: 'traps', seat: 1, cell: 'b2' });
    expect(reasonsFor(TRAP_BESIDE, 'slide a2')).toContainEqual({ kind: 'sacrifices', cell: 'b2' });
    const gift = {
      open: 'N',
      tiles: { a2: 'C5', b2: 'C1', b3: 'C5', c2: 'C7', g2: 'blank' },
      mice: [['g7'], ['b2', 'b3']],
    };
    expect(reasonsFor(gift, 'slide a2')).toContainEqual({ kind: 'gives', seat: 1, cheese: 'C5' });
  });

  it('tell of an end that others win [R9.2]', () => {
    const last = { ...TRAP_BESIDE, mice: [['b2', 'dungeon', 'dungeon'], ['g7']] };
    expect(reasonsFor(last, 'slide a2')[0]).toEqual({ kind: 'loses', to: 1, by: 'third-mouse' });
  });

  it('tell of a mouse that goes where no trap can come', () => {
    expect(reasonsFor(TRAP_BESIDE, 'run b2-b3', 'end')).toEqual([{ kind: 'saves', cell: 'b2', to: 'b3' }]);
    const reasons = reasonsFor(TRAP_BESIDE, 'run b2-b3', 'run b3-b2', 'end');
    expect(kinds(reasons)).not.toContain('saves');
  });

  it('tell of a slot that can no longer drop a mouse', () => {
    const reasons = reasonsFor(TRAP_BESIDE, 'slide g2', 'draw c2 blank', 'end');
    expect(reasons).toContainEqual({ kind: 'closes', slot: 'a2', cell: 'b2' });
    expect(kinds(reasons)).not.toContain('saves');
  });

  it('tell of a mouse that can be dropped now', () => {
    const risky = { ...TRAP_BESIDE, mice: [['b3'], ['g7']] };
    expect(reasonsFor(risky, 'run b3-b2', 'end')).toContainEqual({ kind: 'risks', cell: 'b2', slot: 'a2' });
    expect(kinds(reasonsFor(risky, 'run b3-c3', 'end'))).not.toContain('risks');
    // where pushing straight back is barred the trap that fell out cannot come back at once [R6.4]
    const edge: Arrangement = {
      open: 'R',
      tiles: { f1: 'trap', f2: 'blank', f3: 'blank', f4: 'blank', f5: 'blank', f6: 'blank', f7: 'blank' },
      mice: [['e1'], ['a7']],
    };
    const slid = ['slide f7', 'run e1-f1', 'end'];
    expect(reasonsFor(edge, ...slid)).toContainEqual({ kind: 'risks', cell: 'f1', slot: 'f1' });
    const barred = reasonsFor({ ...edge, options: { noPushBack: true } }, ...slid);
    expect(kinds(barred)).not.toContain('risks');
  });

  it("tell of a trap brought beside somebody's mouse", () => {
    const reasons = reasonsFor(
      { ...TRAP_BESIDE, tiles: { ...TRAP_BESIDE.tiles, a2: 'blank' }, spare: 'trap', mice: [['a1'], ['b2']] },
      'slide a2',
      'end',
    );
    expect(reasons).toContainEqual({ kind: 'threatensToTrap', seat: 1, cell: 'b2', slot: 'a2' });
  });

  const FAR: Arrangement = {
    open: 'N',
    tiles: { b2: 'C4', b3: 'blank', c2: 'blank', b7: 'blank', b6: 'blank', c6: 'C4' },
    mice: [['b2', 'a7'], ['g7']],
  };

  it('tell of cheese that can be had next turn, if it could not be before', () => {
    expect(reasonsFor(FAR, 'uncover A', 'run a7-b7', 'end')).toContainEqual({
      kind: 'threatensToCollect',
      cheese: 'C4',
    });
    expect(kinds(reasonsFor(FAR, 'end'))).toEqual([]);
  });

  const THEIRS: Arrangement = {
    open: 'N',
    tiles: { b2: 'C4', b3: 'blank', c2: 'C4' },
    mice: [['b3'], ['b2', 'c3', 'dungeon', 'dungeon']],
  };

  it('tell of cheese that somebody else can no longer have', () => {
    expect(reasonsFor(THEIRS, 'run b3-c2', 'end')).toContainEqual({
      kind: 'blocks',
      seat: 1,
      cheese: 'C4',
      cell: 'c2',
    });
    // with mice outside they could slide g2, uncover K, enter a1 and run to a2
    const more = { ...THEIRS, mice: [['b3'], ['b2', 'c3']] };
    expect(kinds(reasonsFor(more, 'run b3-c2', 'end'))).not.toContain('blocks');
    const trap = {
      ...THEIRS,
      tiles: { ...THEIRS.tiles, a2: 'trap', g2: 'blank' },
      mice: [['b3'], ['b2', 'c3', 'dungeon']],
    };
    expect(reasonsFor(trap, 'slide a2', 'end')).toEqual(
      expect.arrayContaining([
        { kind: 'traps', seat: 1, cell: 'b2' },
        { kind: 'prevents', seat: 1, cheese: 'C4' },
      ]),
    );
    const nearWin = { ...THEIRS, cheese: [[], ['C1', 'C2', 'C3']] };
    expect(reasonsFor(nearWin, 'run b3-c2', 'end')).toContainEqual({ kind: 'preventsWin', seat: 1 });
    expect(kinds(reasonsFor(nearWin, 'end'))).toEqual([]);
  });

  it('tell of a needed kind under a mouse, a mouse that enters, and what becomes known', () => {
    const reasons = reasonsFor(FAR, 'enter a1', 'end');
    expect(reasons).toContainEqual({ kind: 'enters', cell: 'a1' });
    const step = { ...THEIRS, mice: [['b3'], ['g7']] };
    expect(reasonsFor(step, 'run b3-b2', 'end')).toContainEqual({
      kind: 'occupies',
      cheese: 'C4',
      cell: 'b2',
    });
    expect(reasonsFor({ mice: [['a1'], ['g7']] }, 'uncover N')).toEqual([
      { kind: 'learns', cells: ['b2', 'b3', 'c2'] },
    ]);
    // what was seen before is nothing new
    expect(reasonsFor({ mice: [['a1'], ['g7']], tiles: { b2: 'C1' } }, 'uncover N', 'draw b3 C1')).toEqual([
      { kind: 'learns', cells: ['b3', 'c2'] },
    ]);
    const slid = reasonsFor(TRAP_BESIDE, 'slide b7', 'draw b3 C1', 'draw spare C2');
    expect(slid).toContainEqual({ kind: 'learns', cells: ['b3', 'spare'] });
  });
});
