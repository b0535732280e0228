import { disc } from '../ink/disc.js';
import type { Castle } from '../plan/earned.js';
import { CREAM, DARK, type Mark, SEPIA, WAX } from './marks.js';

/** The banner over the castle, on which the points are added up [O5.3]. */
const BAND = 'M210 96Q1050 40 1890 96V262Q1050 206 210 262Z';
const TAILS =
  'M210 140L52 128L112 214L52 306L262 290V258M210 262L262 290M1890 140L2048 128L1988 214L2048 306L1838 290V258M1890 262L1838 290';
const TAIL_FILL =
  'M210 140L52 128L112 214L52 306L262 290V258L210 262ZM1890 140L2048 128L1988 214L2048 306L1838 290V258L1890 262Z';

/** Small pictures, 80 by 80 round their middle. */
const PICTURES = {
  towers: 'M-26 38V-14H26V38ZM-34-14V-36H-16V-26H-8V-36H8V-26H16V-36H34V-14ZM-8 38V20Q0 8 8 20V38',
  sky: 'M-10-34v-8M-34-20l-7-5M14-20l7-5M-10-24c-12 0-18 8-18 17M-30 30c-14-2-14-24 4-24c2-18 28-22 36-6c12-8 28 2 24 14c12 2 10 16 0 16Z',
  inhabitants:
    'M0-38c9 0 13 6 13 13c0 8-5 13-13 13c-8 0-13-5-13-13c0-7 4-13 13-13ZM-6-8Q-14 18-22 38H22Q14 18 6-8Z',
  flags: 'M-26 40V-40Q-8-50 8-38T34-42L26-18L34 6Q20 12 8 4T-26 6',
  guests: 'M-34 28L-40-20L-18 4L0-32L18 4L40-20L34 28Q0 18-34 28Z',
} as const;

type Line = keyof typeof PICTURES;
const LINES = Object.keys(PICTURES) as readonly Line[];

function pointsOf(line: Line, { score }: Castle): number {
  return line === 'sky' ? score.sun + score.clouds : score[line];
}

/** How high the band hangs at a place. */
const sag = (x: number): number => 179 - 28 * (1 - ((x - 1050) / 840) ** 2);

const moved = (path: string, dx: number, dy: number): string =>
  path.replace(/([MLHVCQTZ])([^A-Za-z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = numbers.map((n, i) => n + (letter === 'V' || (letter !== 'H' && i % 2 === 1) ? dy : dx));
    return letter + at.join(' ');
  });

export function ribbon(castle: Castle | null): Mark[] {
  const marks: Mark[] = [
    { path: TAIL_FILL, fill: '#e6d1a4' },
    { path: TAILS, line: SEPIA, width: 5 },
    { path: BAND, fill: CREAM, line: SEPIA, width: 6 },
    { path: 'M232 112Q1050 58 1868 112M232 246Q1050 190 1868 246', line: '#cdb98c', width: 3 },
  ];
  LINES.forEach((line, i) => {
    const x = 330 + 262 * i;
    marks.push({ path: moved(PICTURES[line], x, sag(x)), line: DARK, width: 5 });
    if (castle !== null)
      marks.push({ text: String(pointsOf(line, castle)), x: x + 64, y: sag(x) + 30, size: 84, fill: DARK });
  });
  const total = castle === null ? '' : String(castle.score.total);
  marks.push(
    {
      path: 'M1640 176q40-52 96-62t110 26q46 48 22 104t-96 70q-76 8-112-44t-20-94Z',
      fill: WAX,
      line: '#7c161d',
      width: 5,
    },
    { path: disc(1754, 214, 74), line: '#d2565a', width: 5 },
    { text: total, x: 1754, y: 248, size: 96, fill: '#fff6e6', anchor: 'middle' },
  );
  return marks;
}
