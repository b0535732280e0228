import { disc } from './pen.js';

/** Stars of the night: where, in parts of the sky, and how large. */
const STARS = [
  [0.06, 0.12, 1.4],
  [0.33, 0.1, 1.8],
  [0.4, 0.36, 1.2],
  [0.6, 0.13, 1.5],
  [0.64, 0.46, 1.1],
  [0.82, 0.2, 2],
  [0.93, 0.1, 1.3],
  [0.95, 0.44, 1.6],
  [0.05, 0.58, 1.2],
] as const;

/** The sky at golden hour (or night), a low sun or moon, hills far and near. `id` names its gradient. */
export function Sky(props: {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
}) {
  const { id, width: w, height: h, horizon: y } = props;
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stop-color="var(--sky-bottom)" />
          <stop offset=".55" stop-color="var(--sky-middle)" />
          <stop offset="1" stop-color="var(--sky-top)" />
        </linearGradient>
      </defs>
      <rect width={w} height={h} fill={`url(#${id})`} />
      <path d={STARS.map(([x, up, r]) => disc(w * x, y * up, r)).join('')} fill="var(--star)" />
      <path d={disc(w * 0.18, y * 0.34, w * 0.11)} fill="var(--glow)" opacity=".22" />
      <path d={disc(w * 0.18, y * 0.34, w * 0.085)} fill="var(--glow)" opacity=".35" />
      <path d={disc(w * 0.18, y * 0.34, w * 0.06)} fill="#fff3c9" />
      <path
        d={`M${w * 0.5} ${y * 0.3}q10-14 26-8 12-14 28-2 16-2 16 10zM${w * 0.76} ${y * 0.56}q8-10 20-6 10-10 22 0 12-2 12 6z`}
        fill="#fff3d9"
        opacity=".38"
      />
      <path
        d={`M0 ${y - 30}Q${w * 0.2} ${y - 74} ${w * 0.42} ${y - 34}T${w * 0.8} ${y - 48}T${w} ${y - 40}V${h}H0z`}
        fill="var(--art-hill-far)"
      />
      <path
        d={`M0 ${y - 6}Q${w * 0.25} ${y - 30} ${w * 0.5} ${y - 6}T${w} ${y - 14}V${h}H0z`}
        fill="var(--art-hill)"
      />
    </>
  );
}
