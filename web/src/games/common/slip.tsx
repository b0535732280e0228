type Props = { readonly x: number; readonly y: number; readonly text: string };

/** A name on a slip of paper, for a picture whose cells are 100 wide. */
export function Slip({ x, y, text }: Props) {
  const half = 9 + 7 * text.length;
  return (
    <g class="slip" transform={`translate(${x} ${y})`}>
      <rect x={-half} y="-16" width={2 * half} height="32" rx="9" />
      <text y="9">{text}</text>
    </g>
  );
}
