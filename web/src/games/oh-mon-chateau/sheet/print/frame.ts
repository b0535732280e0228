import { disc } from '../ink/disc.js';
import { SHEET } from '../plan/plan.js';
import { CREAM, DARK, FAINT, type Mark, SEPIA } from './marks.js';

/** Whose castle it is, and when it was built. */
export type Caption = { readonly name: string; readonly when: string };

/** Where the sheet lies within the frame. */
export const FRAMED = { x: 105, y: 92, scale: 0.9 } as const;

const rect = (by: number): string => `M${by} ${by}H${SHEET.width - by}V${SHEET.height - by}H${by}Z`;

/** A leaf scroll in a corner, turned to the middle of the page. */
function corner(x: number, y: number): string {
  const [sx, sy] = [x < SHEET.width / 2 ? 1 : -1, y < SHEET.height / 2 ? 1 : -1];
  const at = (dx: number, dy: number): string => `${x + dx * sx} ${y + dy * sy}`;
  return `M${at(0, 118)}Q${at(8, 44)} ${at(44, 44)}Q${at(70, 44)} ${at(66, 66)}Q${at(58, 82)} ${at(46, 66)}M${at(118, 0)}Q${at(44, 8)} ${at(44, 44)}`;
}

/** Long names are written smaller. */
const sizeOf = (name: string): number => Math.max(44, Math.min(84, 2600 / Math.max(1, name.length)));

/** A frame for a castle that is kept, with a plate for its name. */
export function frame({ name, when }: Caption): Mark[] {
  const [right, bottom] = [SHEET.width - 52, SHEET.height - 52];
  const corners = [corner(52, 52), corner(right, 52), corner(52, bottom), corner(right, bottom)];
  const middle = SHEET.width / 2;
  return [
    { path: rect(28), line: SEPIA, width: 14 },
    { path: rect(52), line: FAINT, width: 5 },
    ...corners.map((path) => ({ path, line: SEPIA, width: 6 })),
    {
      path: `M440 2790H1660Q1640 2850 1660 2910H440Q460 2850 440 2790Z`,
      fill: CREAM,
      line: SEPIA,
      width: 5,
    },
    { path: disc(484, 2850, 9) + disc(1616, 2850, 9), fill: SEPIA },
    { text: name, x: middle, y: 2858, size: sizeOf(name), fill: DARK, anchor: 'middle' },
    { text: when, x: middle, y: 2900, size: 40, fill: DARK, anchor: 'middle' },
  ];
}
