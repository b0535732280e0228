import { type Corners, HI, INK, inked, LO, line, type Placed, through } from '../../../art/pen.js';

/** A red banner at a slot, pointing inwards along +x; flying where a slide is legal, furled where it is not. */
export function Banner({ flutter }: { readonly flutter: boolean }) {
  return (
    <g>
      {flutter ? (
        <>
          <path d="M-18-24C-6-16 4-30 16-22L32 4 16 30C4 22-6 36-18 28z" fill={LO} />
          <path d="M-22-28C-10-20 0-34 12-26L29 0 12 26C0 18-10 32-22 24z" {...inked('var(--banner)')} />
          <path d="M-10-27C-4-28 2-32 12-26L29 0 12 26C2 20-4 24-10 26-4 10-4-10-10-27z" fill={LO} />
          <path d="M-13-9H2V-17L18 0 2 17V9H-13z" fill="#ffe3a3" />
        </>
      ) : (
        <>
          <path d="M-14-22Q-6-20-8 0T-14 26z" fill={LO} />
          <path d="M-23-26Q-10-26-11-13T-12 2-11 14-23 26z" {...inked('var(--banner)')} />
          <path d="M-16-20Q-14-6-16 4T-16 20" {...line(LO, 4)} />
          <path d="M-23-12h11M-23 11h11" {...line('#eebf4d', 3.5)} />
        </>
      )}
      <path d="M-22-31V31" {...line(INK, 8)} />
      <path d="M-22-31V31" {...line('#9b6a3c', 4)} />
      <path d="M-23.5-30V30" {...line(HI, 1.5)} />
      <circle cx="-22" cy="-32" r="4.5" {...inked('#eebf4d', 2)} />
      <circle cx="-22" cy="32" r="4.5" {...inked('#eebf4d', 2)} />
    </g>
  );
}

const SHADE: Corners = [
  [-30, -8],
  [6, -8],
  [6, -30],
  [44, 8],
  [6, 46],
  [6, 24],
  [-30, 24],
];
const ARROW: Corners = [
  [-36, -16],
  [0, -16],
  [0, -38],
  [38, 0],
  [0, 38],
  [0, 16],
  [-36, 16],
];
const LIT: Corners = [
  [-31, -11],
  [5, -11],
  [5, -26],
  [16, -15],
];
const DARK: Corners = [
  [4, 28],
  [32, 0],
];

/**
 * Large arrows into the castle, along +x before they are turned: here the spare can be pushed in. All of them are one
 * drawing: they come and go together, at a touch.
 */
export function SlotArrows({ places }: { readonly places: readonly Placed[] }) {
  const all = (corners: Corners, end = ''): string =>
    places.map((place) => through(corners, place) + end).join('');
  return (
    <g>
      <path d={all(SHADE, 'z')} fill={LO} />
      <path d={all(ARROW, 'z')} {...inked('var(--glow)', 3.5)} />
      <path d={all(LIT)} {...line('#fff', 3)} stroke-opacity=".8" />
      <path d={all(DARK)} {...line('#c98a1f', 4)} stroke-opacity=".5" />
    </g>
  );
}

const POINT: Corners = [
  [26, -18],
  [54, 0],
  [26, 18],
];

/** On the far edge of each tile of a lane: that way it goes. */
export function PushMarks({ places }: { readonly places: readonly Placed[] }) {
  return <path class="push" d={places.map((place) => through(POINT, place)).join('')} />;
}
