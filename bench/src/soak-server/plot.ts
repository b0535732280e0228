import type { Sample } from './sample.js';

type Row = { readonly name: string; readonly values: readonly number[] };
type Panel = { readonly title: string; readonly unit: string; readonly rows: readonly Row[] };

const WIDTH = 720;
const HEIGHT = 150;
const LEFT = 56;
const RIGHT = 92;
const TOP = 26;
const BOTTOM = 22;
/** Read well on white and on black. */
const COLOURS = ['#2f7ed8', '#d9822b', '#3d9970', '#b0508c'];

/** Memory, handles and latency over time, one below the other. */
export function plot(title: string, samples: readonly Sample[]): string {
  const nodes = samples[0]?.nodes.map((_, i) => i) ?? [];
  const perNode = (of: (sample: Sample, node: number) => number): Row[] =>
    nodes.map((node) => ({ name: `node ${node + 1}`, values: samples.map((sample) => of(sample, node)) }));
  const panels: Panel[] = [
    { title: 'memory', unit: 'MB', rows: perNode(({ nodes: all }, i) => all[i].megabytes) },
    { title: 'handles', unit: '', rows: perNode(({ nodes: all }, i) => all[i].handles) },
    {
      title: 'a move until its answer',
      unit: 'ms',
      rows: [
        { name: 'median', values: samples.map(({ p50 }) => p50) },
        { name: '99 of 100', values: samples.map(({ p99 }) => p99) },
      ],
    },
  ];
  const seconds = samples.at(-1)?.at ?? 1;
  const height = panels.length * HEIGHT + 30;
  const times = samples.map(({ at }) => at);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<title>${title}</title>
<style>text{fill:#444}.axis{stroke:#8888}@media(prefers-color-scheme:dark){text{fill:#ccc}}</style>
<text x="${LEFT}" y="16" font-weight="bold">${title}</text>
${panels.map((panel, i) => drawn(panel, times, seconds, 24 + i * HEIGHT)).join('\n')}
</svg>
`;
}

function drawn({ title, unit, rows }: Panel, times: readonly number[], seconds: number, top: number): string {
  const most = niceAbove(Math.max(1, ...rows.flatMap(({ values }) => values)));
  const x = (at: number): string => (LEFT + (at / seconds) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const y = (value: number): string =>
    (top + HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const lines = rows.map(({ name, values }, i) => {
    const colour = COLOURS[i % COLOURS.length];
    const points = values.map((value, n) => `${x(times[n])},${y(value)}`).join(' ');
    return `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${points}"/>
<text x="${WIDTH - RIGHT + 8}" y="${top + TOP + 14 * i}" style="fill:${colour}">${name}</text>`;
  });
  const ticks = [0, most / 2, most].map(
    (value) =>
      `<line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text x="${LEFT - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${value}</text>`,
  );
  const hours = [0, 0.5, 1].map(
    (part) =>
      `<text x="${x(part * seconds)}" y="${top + HEIGHT - 6}" text-anchor="middle">${Math.round((part * seconds) / 6) / 10} min</text>`,
  );
  return `<text x="${LEFT}" y="${top + 18}">${title}${unit === '' ? '' : ` (${unit})`}</text>
${[...ticks, ...hours, ...lines].join('\n')}`;
}

/** The next of 1, 2, 5, 10, 20 ... */
function niceAbove(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= value) ?? value;
}
