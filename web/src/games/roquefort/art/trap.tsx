import { at, disc, HI, INK, inked, line, uneven } from '../../../art/pen.js';

/** A ring of points, every other one further in. */
const ring = (
  count: number,
  far: (i: number) => number,
  near: (i: number) => number,
  turn = 0,
  [right, down]: readonly [number, number] = [0, 0],
): string => {
  let d = '';
  for (let i = 0; i < count * 2; i++) {
    const angle = (i * Math.PI) / count + turn;
    const r = i % 2 === 0 ? far(i) : near(i);
    d += `${i === 0 ? 'M' : 'L'}${at(right + Math.cos(angle) * r, down + Math.sin(angle) * r)}`;
  }
  return `${d}z`;
};

/** The floor is broken away: splinters of planks. */
const hole = (right: number, down: number): string =>
  ring(
    9,
    (i) => 38 + uneven(i) * 11,
    (i) => 32 + uneven(i) * 5,
    0.3,
    [right, down],
  );
const HOLE = hole(0, 0);
const HOLE_LIT = hole(1, 2.5);
/** Teeth look inwards from a steel ring. */
const JAWS = ring(
  10,
  () => 33,
  () => 20,
  Math.PI / 20,
);
const COILS = 'M-41-11l10 5-10 5 10 5-10 5 10 5M41-11l-10 5 10 5-10 5 10 5-10 5';

/** A mousetrap: a hole into the dark, with open jaws on springs around it. */
export function TrapHole() {
  return (
    <g>
      <path d={HOLE} {...inked('var(--dungeon)', 3)} />
      <path d={HOLE_LIT} {...line(HI, 1.5)} />
      <circle r="34" fill="var(--dungeon)" />
      <circle cx="3" cy="5" r="27" fill="#07040b" />
      <path
        d={JAWS + disc(0, 0, 33)}
        fill-rule="evenodd"
        {...inked('var(--art-steel)', 2)}
        stroke-linejoin="miter"
      />
      <circle r="33" {...line(INK, 8)} />
      <circle r="33" {...line('var(--banner)', 4.5)} />
      <path d="M-32-8A33 33 0 0 1 8-32" {...line('#ffb3a0', 2)} />
      <path d={COILS} {...line(INK, 7)} />
      <path d={COILS} {...line('var(--art-steel)', 3.5)} />
    </g>
  );
}
