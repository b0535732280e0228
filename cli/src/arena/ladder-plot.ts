import type { Ladder } from './ladder.js';

const WIDTH = 820;
const LEFT = 236;
const RIGHT = 96;
const TOP = 76;
const ROW = 46;
const BOTTOM = 52;

/** Its own paper and ink, in the evening those of the night: readable on any page. */
const STYLE = `
.card{fill:#fbf4e4}.ink{fill:#2b2233}.soft{fill:#6b6157}.grid{stroke:#d9cdb6}.stair{stroke:#b98650}.whisker{stroke:#2b2233}
.dot{fill:#b3262e;stroke:#fbf4e4}.plate{fill:#f0e3c8}
@media (prefers-color-scheme:dark){.card{fill:#1f2238}.ink{fill:#f3e8d2}.soft{fill:#b9afa3}.grid{stroke:#3a3f5e}.stair{stroke:#d3a871}
.whisker{stroke:#f3e8d2}.dot{fill:#e0705a;stroke:#1f2238}.plate{fill:#2b2f4a}}`.trim();

export type PlotWords = {
  readonly title: string;
  readonly subtitle: string;
  readonly names: readonly string[];
};

/** The ladder as a staircase: the strongest at the top, to the right who is stronger, at each step who wins how often. */
export function ladderPlot(ladder: Ladder, { title, subtitle, names }: PlotWords): string {
  const count = names.length;
  const height = TOP + count * ROW + BOTTOM;
  const most = Math.max(...ladder.ratings.map(({ elo, margin }) => elo + margin), 100);
  const unit = [50, 100, 200, 250, 500, 1000].find((step) => most / step <= 8) ?? 2000;
  const end = Math.ceil(most / unit) * unit;
  const least = Math.min(0, ...ladder.ratings.map(({ elo, margin }) => elo - margin));
  const start = Math.floor(least / unit) * unit;
  const x = (elo: number): string => at(LEFT + ((WIDTH - LEFT - RIGHT) * (elo - start)) / (end - start));
  const y = (rung: number): number => TOP + (count - 1 - rung + 0.5) * ROW;
  const parts: string[] = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="t d" font-family="system-ui, sans-serif" font-size="15">`,
    `<title id="t">${inXml(title)}</title>`,
    `<desc id="d">${inXml(description(ladder, names))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="card" width="${WIDTH}" height="${height}" rx="12"/>`,
    `<text class="ink" x="28" y="36" font-size="19" font-weight="600">${inXml(title)}</text>`,
    `<text class="soft" x="28" y="58" font-size="14">${inXml(subtitle)}</text>`,
  ];
  for (let elo = start; elo <= end; elo += unit)
    parts.push(
      `<path class="grid" d="M${x(elo)} ${TOP}V${TOP + count * ROW}"/>`,
      `<text class="soft" x="${x(elo)}" y="${TOP + count * ROW + 22}" font-size="13" text-anchor="middle">${String(elo).replace('-', '−')}</text>`,
    );
  parts.push(
    `<text class="soft" x="${x(end)}" y="${TOP + count * ROW + 41}" font-size="13" text-anchor="end">Elo above ${inXml(names[0])}; lines: 95 %</text>`,
  );
  const stair = ladder.ratings.map(({ elo }, rung) =>
    rung === 0 ? `M${x(elo)} ${y(0)}` : `V${y(rung)}H${x(elo)}`,
  );
  parts.push(
    `<path class="stair" d="${stair.join('')}" fill="none" stroke-width="3" stroke-linejoin="round"/>`,
  );
  ladder.ratings.forEach(({ elo, margin }, rung) => {
    parts.push(
      `<text class="soft" x="28" y="${y(rung) + 5}" font-size="13">${rung + 1}</text>`,
      `<text class="ink" x="48" y="${y(rung) + 5}">${inXml(names[rung])}</text>`,
      `<path class="whisker" d="M${x(elo - margin)} ${y(rung)}H${x(elo + margin)}" stroke-width="2" stroke-linecap="round"/>`,
      `<circle class="dot" cx="${x(elo)}" cy="${y(rung)}" r="7" stroke-width="2"/>`,
      `<text class="ink" x="${at(Number(x(elo + margin)) + 14)}" y="${y(rung) + 5}" font-weight="600">${elo.toFixed(0)}</text>`,
    );
    const step = ladder.step(rung);
    if (step === undefined) return;
    // beside the upright part of the step, halfway up
    const [px, py] = [Number(x(ladder.ratings[rung - 1].elo)), y(rung) + ROW / 2];
    parts.push(
      `<rect class="plate" x="${at(px - 21)}" y="${py - 10}" width="42" height="19" rx="9.5"/>`,
      `<text class="ink" x="${at(px)}" y="${py + 4}" font-size="12" text-anchor="middle">${(step.score * 100).toFixed(0)} %</text>`,
    );
  });
  return `${parts.join('\n')}\n</svg>\n`;
}

function description(ladder: Ladder, names: readonly string[]): string {
  const told = names.map((name, rung) => `${name} ${ladder.ratings[rung].elo.toFixed(0)}`);
  return `Elo, weakest first: ${told.join(', ')}. A percentage is what somebody scores against the one below.`;
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function inXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
