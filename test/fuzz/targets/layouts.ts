import { SeededChance, unwrap } from '@castellan/kernel';
import { findLayoutProblems, generateLayout, LAYOUTS, roquefort } from '@castellan/roquefort';
import type { Input } from '../input.js';
import { spoilText, spoilValue } from '../spoil.js';
import { insist, insistOnSame, type Target } from '../target.js';

export const layouts: Target = {
  name: 'layouts',
  about:
    'rooms of Château Roquefort as somebody types them, and all other options: a castle to play in, or what is wrong',
  open() {
    const castles = [LAYOUTS.A.rows, LAYOUTS.B.rows];
    for (let i = 0; i < 30; i++) castles.push(generateLayout(new SeededChance(`castle ${i}`)));
    const actions = new Int32Array(roquefort.maxLegal);
    return {
      run: (input) => {
        const rooms = roomsFrom(input, input.pick(castles));
        const problems = findLayoutProblems(rooms);
        insist(
          problems.every(({ rule, message }) => rule !== '' && message !== ''),
          'no reason',
          rooms,
        );
        const others = input.once(2) ? spoilValue(input, OPTIONS) : OPTIONS;
        const options = typeof others === 'object' && others !== null ? { ...others, rooms } : others;
        const read = roquefort.prepare(options, null);
        if (!read.ok) return;
        insistOnSame(problems, [], 'accepted all the same');
        // what was accepted is accepted again, as it is kept in records, and can be played in
        insistOnSame(unwrap(roquefort.prepare(read.value, null)), read.value, 'read back otherwise');
        const state = roquefort.start(read.value);
        const count = state.isChance()
          ? state.chances(actions, new Int32Array(roquefort.maxLegal))
          : state.legal(read.value.first, actions);
        insist(count > 0, 'nobody can begin', read.value);
      },
    };
  },
};

const OPTIONS = {
  players: 3,
  layout: 'custom',
  goal: 4,
  mustAct: true,
  memoryAid: [true, false, true],
  first: 1,
};

function roomsFrom(input: Input, rows: readonly string[]): unknown {
  const way = input.below(4);
  if (way === 0)
    return rows.map((row) => (input.once(3) ? spoilText(input, row, ['#', 'A', 'R', 'S']) : row));
  if (way === 1) return spoilValue(input, rows, ['#', '# A A B B C #', rows]);
  if (way === 2) return swapped(input, rows);
  return rows.toReversed().map((row) => (input.once(2) ? row.replaceAll(' ', '') : row));
}

/** Cells changed against each other: the numbers stay right, and the rooms do not. */
function swapped(input: Input, rows: readonly string[]): string[] {
  const cells = rows.map((row) => row.split(' '));
  for (let changes = 1 + input.below(3); changes > 0; changes--) {
    const [a, b, c, d] = [input.below(7), input.below(7), input.below(7), input.below(7)];
    [cells[a][b], cells[c][d]] = [cells[c][d], cells[a][b]];
  }
  return cells.map((row) => row.join(' '));
}
