import { Picture } from '../../art/picture.js';

const PIPS = [
  [-13, -13],
  [0, 0],
  [13, 13],
] as const;

/** A table that waits for its game: pieces in everybody's colour, and a die. */
export function PlainPicture() {
  return (
    <Picture box="0 0 400 225">
      <rect width="400" height="225" fill="var(--sky-middle)" />
      <path d="M0 96Q200 58 400 96V225H0Z" fill="var(--wood)" />
      <path
        d="M0 150Q200 112 400 150M0 196Q200 160 400 196"
        fill="none"
        stroke="var(--wood-dark)"
        stroke-width="4"
      />
      {[0, 1, 2, 3].map((look) => (
        <g key={look} transform={`translate(${64 + 62 * look} ${150 - 14 * (look % 2)})`}>
          <ellipse cy="36" rx="30" ry="9" fill="var(--art-lo)" />
          <path
            d="M-25 34Q-23 8-8 0a18 18 0 1 1 16 0Q23 8 25 34Q0 44-25 34Z"
            fill={`var(--mouse-${look})`}
            stroke="var(--art-ink)"
            stroke-width="4"
            stroke-linejoin="round"
          />
        </g>
      ))}
      <g transform="translate(330 148)rotate(9)">
        <rect
          x="-31"
          y="-31"
          width="62"
          height="62"
          rx="12"
          fill="var(--art-cream)"
          stroke="var(--art-ink)"
          stroke-width="4"
        />
        {PIPS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="6" fill="var(--art-ink)" />
        ))}
      </g>
    </Picture>
  );
}
