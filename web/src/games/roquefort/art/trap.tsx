import { disc, HI, INK, inked, line } from './pen.js';

/** The edge of broken planks around the hole: long splinters, pointing inwards. */
const splinters = (): string => {
  let d = '';
  for (let i = 0; i < 22; i++) {
    const angle = (i * Math.PI) / 11 + 0.1;
    const far = i % 2 === 0 ? 38 + (i % 3) : 28 - (i % 4) * 2;
    d += `${i === 0 ? 'M' : 'L'}${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far * 0.94)}`;
  }
  return `${d}z`;
};
const HOLE = splinters();

/** A mousetrap: the floor is gone, and a toothed bar waits for a tail. */
export function TrapHole() {
  return (
    <g>
      <path d={HOLE} {...inked('var(--dungeon)', 3)} />
      <path d={HOLE} {...line(HI, 1.5)} transform="translate(1 2.5)" />
      <path d={disc(1, 3, 23, 21)} fill="#0b0710" opacity=".8" />
      <path d="M-31 25V-14Q-31-31-14-31H14Q31-31 31-14V25" {...line(INK, 10)} />
      <path
        d="M-24-27l4 13 6-13M-11-29l5 14 6-14M2-29l5 14 5-14M14-27l5 13 5-13M-31-9l12 4-12 5M-31 4l12 4-12 5M31-9l-12 4 12 5M31 4l-12 4 12 5"
        {...inked('var(--art-steel)', 2)}
      />
      <path d="M-31 25V-14Q-31-31-14-31H14Q31-31 31-14V25" {...line('var(--art-steel)', 6)} />
      <path d="M-33 20V-14Q-33-32-14-33H10" {...line('#fff', 1.6)} opacity=".8" />
      <path d="M-38 30H38" {...line(INK, 12)} />
      <path d="M-38 30H38" {...line('var(--banner)', 7.5)} />
      <path d="M-34 33l4-7M-27 33l4-7M23 33l4-7M30 33l4-7" {...line(INK, 2.2)} />
    </g>
  );
}
