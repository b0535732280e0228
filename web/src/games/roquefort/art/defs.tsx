import { line, uneven } from '../../../art/pen.js';

/** Straw, layer over layer. */
const straw = (): string => {
  let d = '';
  for (let i = 0; i < 22; i++) {
    const x = Math.round(i * 1.9);
    const y = Math.round(uneven(i) * 30);
    d += `M${x} ${y}l${Math.round(uneven(i + 50) * 4 - 2)} ${8 + Math.round(uneven(i + 9) * 8)}`;
  }
  return d;
};

const SIDES = [
  ['s', 0],
  ['w', 90],
  ['n', 180],
  ['e', 270],
] as const;

/** What the roofs are made of, for a slope that falls towards the bottom; turned for the other three, and lifted as roofs are. */
const SLOPES = [
  [
    'tiled',
    14,
    24,
    <>
      <path
        d="M0 0q0 9 7 9t7-9M-7 12q0 9 7 9t7-9M7 12q0 9 7 9t7-9"
        {...line('#5b1e14', 1.8)}
        stroke-opacity=".6"
      />
      <path
        d="M1.5 1q1 6 5.5 6M-5.5 13q1 6 5.5 6M8.5 13q1 6 5.5 6"
        {...line('#ffd9b0', 1.6)}
        stroke-opacity=".38"
      />
    </>,
  ],
  [
    'thatched',
    42,
    44,
    <>
      <path d={straw()} {...line('#8a5c12', 1.5)} stroke-opacity=".6" />
      <path d={straw()} {...line('#fff0b5', 1.4)} stroke-opacity=".6" transform="translate(1 7)" />
      <path d="M-2 40l5 3 4-3 5 4 5-3 5 3 4-4 6 3 5-3 6 3" {...line('#6f470c', 2)} stroke-opacity=".55" />
    </>,
  ],
  [
    'copper',
    19,
    60,
    <>
      <path d="M9 0V60" {...line('#173f38', 2.4)} stroke-opacity=".65" />
      <path d="M7 0V60" {...line('#d9fff0', 1.5)} stroke-opacity=".55" />
      <path d="M9 34h19M-10 34h19" {...line('#173f38', 1.2)} stroke-opacity=".35" />
      <path d="M12 6q3 9 0 20z" fill="#c9f2df" fill-opacity=".3" />
    </>,
  ],
] as const;

/** Patterns and gradients of the board; once in the page where a board is drawn. */
export function BoardDefs() {
  return (
    <defs>
      {SLOPES.map(([material, width, height, drawing]) =>
        SIDES.map(([side, turn]) => (
          <pattern
            key={material + side}
            id={`cr-${material}-${side}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
            patternTransform={`translate(0 -2)rotate(${turn})`}
          >
            {drawing}
          </pattern>
        )),
      )}
      <linearGradient id="cr-round">
        <stop stop-color="var(--stone-light)" />
        <stop offset=".45" stop-color="var(--stone)" />
        <stop offset="1" stop-color="var(--stone-shade)" />
      </linearGradient>
      <radialGradient id="cr-pit">
        <stop stop-color="var(--dungeon)" />
        <stop offset="1" stop-color="#0b0710" />
      </radialGradient>
      <radialGradient id="cr-sun" cx=".12" cy=".08" r="1.2">
        <stop stop-color="var(--sun-near)" />
        <stop offset=".5" stop-color="var(--sun-mid)" />
        <stop offset="1" stop-color="var(--sun-far)" />
      </radialGradient>
    </defs>
  );
}
