/**
 * The castle of the guide side, drawn here: a keep and two towers on a hill, two towers and two long walls below. Each
 * part has areas (closed, from back to front, each of some stuff) and lines.
 */
export type Stuff =
  | 'stone'
  | 'roof'
  | 'wood'
  | 'glass'
  | 'plaster'
  | 'cloth'
  | 'skin'
  | 'hat'
  | 'sun'
  | 'cloud';

export type PartDrawing = {
  readonly areas: readonly (readonly [Stuff, string])[];
  readonly lines: readonly string[];
};

/** Battlements from left to right: `count` merlons that stand `depth` above `y`. */
function crenels(left: number, right: number, y: number, count: number, depth: number): string {
  const step = (right - left) / (2 * count - 1);
  let path = `L${left} ${y}V${y - depth}`;
  for (let i = 1; i < 2 * count; i++) path += `H${left + step * i}V${i % 2 === 1 ? y : y - depth}`;
  return path;
}

/** A window or a door with a round top, standing on `y`. */
const arch = (x: number, y: number, width: number, height: number): string => {
  const half = width / 2;
  return `M${x - half} ${y}v${half - height}c0 ${-half * 0.7} ${half * 0.4} ${-half} ${half} ${-half}c${half * 0.6} 0 ${half} ${half * 0.3} ${half} ${half}v${height - half}Z`;
};

/**
 * A path that is told by how it goes on from a point: its first two numbers are the way there, all others are relative.
 * It can be made smaller.
 */
function from(x: number, y: number, path: string, size = 1): string {
  let i = 0;
  return `M${path.replace(/-?\d+/g, (number) => ` ${Math.round(Number(number) * size) + ([x, y][i++] ?? 0)}`)}`;
}

const finial = (x: number, y: number): string => from(x, y, '0 0v-46q-13-9 0-20q13 11 0 20');

const FLOORS: readonly PartDrawing[] = [
  {
    areas: [
      ['stone', 'M838 1700L850 1500H1250L1262 1700Z'],
      ['wood', arch(1050, 1700, 124, 150)],
      ['glass', arch(920, 1640, 52, 84)],
      ['glass', arch(1180, 1640, 52, 84)],
    ],
    lines: ['M1050 1698V1552', 'M852 1524H1248'],
  },
  {
    areas: [
      ['stone', 'M850 1500V1300H1250V1500Z'],
      ['glass', arch(944, 1448, 74, 112)],
      ['glass', arch(1050, 1448, 74, 112)],
      ['glass', arch(1156, 1448, 74, 112)],
    ],
    lines: ['M898 1458H1202'],
  },
  {
    areas: [
      ['plaster', 'M826 1300V1110H1274V1300Z'],
      ['glass', 'M905 1250V1160H985V1250Z'],
      ['glass', 'M1115 1250V1160H1195V1250Z'],
    ],
    lines: [
      'M826 1274H1274',
      'M826 1136H1274',
      'M1030 1136V1274M1070 1136V1274',
      'M886 1136L834 1270',
      'M1214 1136L1266 1270',
      'M945 1160V1250',
      'M1155 1160V1250',
    ],
  },
  {
    areas: [
      ['stone', 'M866 1110V952Q1050 985 1234 952V1110Z'],
      ['glass', 'M1050 998c28 0 44 18 44 44c0 26-18 44-44 44c-26 0-44-18-44-44c0-26 16-44 44-44Z'],
      [
        'roof',
        'M812 940Q940 860 1000 590Q1020 510 1050 470Q1080 510 1100 590Q1160 860 1288 940Q1050 990 812 940Z',
      ],
      ['glass', arch(1050, 850, 66, 100)],
    ],
    lines: [finial(1050, 470), 'M1006 1042H1094M1050 998V1086', 'M1004 766L1050 716L1096 766'],
  },
];

const TOWERS: readonly PartDrawing[] = [
  {
    areas: [
      ['stone', 'M92 2290L104 1685H306L318 2290Z'],
      ['stone', 'M104 1685L72 1640V1600H338V1640L306 1685Z'],
      ['roof', 'M50 1600Q150 1440 205 1150Q260 1440 360 1600Q205 1640 50 1600Z'],
      ['glass', arch(205, 1860, 60, 110)],
      ['glass', arch(170, 2110, 48, 90)],
    ],
    lines: [finial(205, 1150), 'M140 1685V1645M205 1685V1645M270 1685V1645', 'M97 2000H313'],
  },
  {
    areas: [
      ['stone', 'M418 1700L428 1215H592L602 1700Z'],
      ['stone', 'M428 1215L402 1180V1130H618V1180L592 1215Z'],
      ['roof', 'M384 1130L510 790L636 1130Q510 1165 384 1130Z'],
      ['glass', arch(510, 1370, 52, 96)],
      ['glass', arch(470, 1580, 44, 80)],
      ['glass', arch(550, 1580, 44, 80)],
    ],
    lines: [finial(510, 790), 'M460 1215V1178M510 1215V1178M560 1215V1178'],
  },
  {
    areas: [
      ['stone', 'M1498 1700L1508 1290H1672L1682 1700Z'],
      ['stone', 'M1508 1290L1484 1258V1215H1696V1258L1672 1290Z'],
      [
        'roof',
        'M1466 1215Q1525 1180 1538 1090Q1540 1000 1590 905Q1640 1000 1642 1090Q1655 1180 1714 1215Q1590 1245 1466 1215Z',
      ],
      ['glass', 'M1590 1350c24 0 38 16 38 38c0 22-14 38-38 38c-24 0-38-16-38-38c0-22 14-38 38-38Z'],
      ['glass', arch(1590, 1600, 56, 104)],
    ],
    lines: [
      finial(1590, 905),
      'M1552 1388H1628M1590 1350V1426',
      'M1540 1290V1256M1590 1290V1256M1640 1290V1256',
    ],
  },
  {
    areas: [
      ['roof', 'M1786 1640L1895 1350L2004 1640Z'],
      ['stone', 'M1782 2290L1794 1765H1996L2008 2290Z'],
      ['stone', `M1794 1765L1760 1715${crenels(1760, 2030, 1660, 4, 44)}L2030 1715L1996 1765Z`],
      ['glass', arch(1895, 1930, 60, 110)],
      ['wood', arch(1895, 2290, 90, 150)],
    ],
    lines: [finial(1895, 1350), 'M1762 1712H2028', 'M1788 2040H2002'],
  },
];

const WALLS: readonly PartDrawing[] = [
  {
    areas: [
      ['stone', `M602 1700${crenels(598, 850, 1490, 4, 40)}L838 1700Z`],
      ['glass', arch(680, 1620, 44, 80)],
      ['glass', arch(770, 1620, 44, 80)],
    ],
    lines: ['M598 1512H848'],
  },
  {
    areas: [
      ['stone', `M1262 1700${crenels(1250, 1503, 1490, 4, 40)}L1498 1700Z`],
      ['wood', arch(1380, 1700, 84, 130)],
    ],
    lines: ['M1252 1512H1502'],
  },
  {
    areas: [
      ['stone', `M318 2290${crenels(313, 1050, 2000, 8, 54)}L1050 2290Z`],
      ['wood', arch(930, 2290, 176, 220)],
      ['glass', arch(470, 2170, 52, 92)],
      ['glass', arch(650, 2170, 52, 92)],
    ],
    lines: ['M314 2032H1050', 'M930 2290V2072', 'M844 2200H1016'],
  },
  {
    areas: [
      ['stone', `M1050 2290${crenels(1050, 1788, 2000, 8, 54)}L1782 2290Z`],
      ['glass', arch(1210, 2180, 64, 108)],
      ['glass', arch(1416, 2180, 64, 108)],
      ['glass', arch(1622, 2180, 64, 108)],
    ],
    lines: ['M1050 2032H1786'],
  },
];

/** Where the poles stand: one on each short wall, two on each long one. */
const POLES: readonly (readonly [wall: number, x: number, y: number])[] = [
  [1, 640, 1450],
  [2, 1296, 1450],
  [3, 420, 1946],
  [3, 660, 1946],
  [4, 1240, 1946],
  [4, 1500, 1946],
];

const flag = (x: number, y: number): PartDrawing => ({
  areas: [['cloth', from(x, y, '0-212q40-22 78 0q38 22 74-8l-18 48l20 50q-40 16-78 4q-38-12-76 8Z')]],
  lines: [from(x, y, '0 0v-222')],
});

const HEAD = '0-166c20 0 28 12 28 28c0 18-10 28-28 28c-18 0-28-10-28-28c0-16 8-28 28-28Z';
const COAT = '-22-112q-8 40-10 74h12v38h16l4-34l4 34h16v-38h12q-2-34-10-74Z';
const DRESS = '-12-112q-14 52-30 110q42 12 84 0q-16-58-30-110Z';

/** Three kinds of people, again and again: who stands, who wears a dress, who is small. */
const PEOPLE = [
  { clothes: COAT, hat: '-40-150q40-16 80 0q-16-14-22-18q-2-34-18-34q-16 0-18 34q-8 4-22 18Z', size: 1 },
  { clothes: DRESS, hat: '-28-140q-4-38 28-58q32 20 28 58q-8-24-28-26q-20 2-28 26Z', size: 1 },
  { clothes: COAT, hat: '-22-108q0-24 22-26q22-2 22 26q-22-10-44 0Z', size: 0.76 },
];

function inhabitant(kind: number, x: number, y: number): PartDrawing {
  const { clothes, hat, size } = PEOPLE[kind];
  return {
    areas: [
      ['cloth', from(x, y, clothes, size)],
      ['skin', from(x, y, HEAD, size)],
      ['hat', from(x, y, hat)],
    ],
    lines: [],
  };
}

const sun = (x: number, y: number): PartDrawing => ({
  areas: [
    [
      'sun',
      from(x, y, '0-108c66 0 108 46 108 108c0 64-46 108-108 108c-62 0-108-44-108-108c0-62 42-108 108-108Z'),
    ],
  ],
  lines: Array.from({ length: 12 }, (_, i) => {
    const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    const far = i % 2 === 0 ? 190 : 170;
    return `M${x + 132 * cos} ${y + 132 * sin}L${x + far * cos} ${y + far * sin}`;
  }),
});

const CLOUD = '-120 48c-36-4-36-58 10-58c2-48 64-64 86-28c28-44 104-22 98 30c60-2 60 56 18 56Z';

const cloud = (x: number, y: number, size: number): PartDrawing => ({
  areas: [['cloud', from(x, y, CLOUD, size)]],
  lines: [from(x, y, '-60 18q20-22 44-6', size)],
});

export { cloud, FLOORS, flag, inhabitant, POLES, sun, TOWERS, WALLS };
