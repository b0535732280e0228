import type { Ladder } from './ladder.js';

/** A ladder as Markdown: everybody from the top down with the step to the one below, then all pairs. */
export function ladderTables(ladder: Ladder, withTimes: boolean): string[] {
  return [
    ...rungs(ladder, withTimes),
    '',
    ...(ladder.isWhole ? [...allPairs(ladder), ''] : []),
    summary(ladder),
  ];
}

/** Times say as much about the machine as about the players, so that a document does without them. */
function rungs(ladder: Ladder, withTimes: boolean): string[] {
  const { names, ratings } = ladder;
  const rows = names.map((name, rung) => {
    const step = ladder.step(rung);
    const { elo, margin } = ratings[rung];
    return [
      String(rung + 1),
      name,
      rung === 0 ? '0' : `${elo.toFixed(0)} ± ${margin.toFixed(0)}`,
      step === undefined ? '' : withMargin(step, 1),
      step === undefined ? '' : String(step.games),
      ...(withTimes ? [ladder.time(name).toFixed(1)] : []),
    ];
  });
  const head = ['', 'name', 'Elo', 'score in % against the one below', 'games'];
  return markdown(withTimes ? [...head, 'ms a decision'] : head, rows, 2);
}

/** The row's score against the column. */
function allPairs(ladder: Ladder): string[] {
  const { names } = ladder;
  const rows = names.map((row) => [
    row,
    ...names.map((column) => {
      const met = ladder.score(row, column);
      return met === null ? '' : withMargin(met, 0);
    }),
  ]);
  return markdown(['score in % against', ...names], rows, 1);
}

function summary(ladder: Ladder): string {
  const upsets = ladder.upsets();
  const endings = Object.entries(ladder.endings()).map(([reason, count]) => `${reason} ${count}`);
  const order = upsets.length === 0 ? 'No pair is upset.' : `Upset: ${upsets.join(', ')}.`;
  const open = ladder.results.filter(({ verdict }) => verdict === 'open').map(({ a, b }) => `${a} : ${b}`);
  const doubt = open.length === 0 ? '' : ` Not clear yet: ${open.join(', ')}.`;
  return `${ladder.games} games in all; endings: ${endings.join(', ')}. ${order}${doubt}`;
}

function withMargin({ score, margin }: { score: number; margin: number }, digits: number): string {
  return `${(score * 100).toFixed(digits)} ± ${(margin * 100).toFixed(digits)}`;
}

/** The first `left` columns are text, the others numbers. */
function markdown(head: readonly string[], rows: readonly string[][], left: number): string[] {
  const widths = head.map((title, i) => Math.max(4, title.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i < left ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)];
}
