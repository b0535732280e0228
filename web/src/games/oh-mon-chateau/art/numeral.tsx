import { INK } from '../../../art/pen.js';

/** A number lettered by hand, centred at its place. */
export function Numeral(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number | string;
  readonly colour?: string;
}) {
  return (
    <text
      x={props.x}
      y={props.y + props.size * 0.35}
      fill={props.colour ?? INK}
      font-family="var(--text)"
      font-size={props.size}
      font-weight="800"
      text-anchor="middle"
    >
      {String(props.value)}
    </text>
  );
}
