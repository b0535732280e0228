/** Games of one kind, counted. */
export type Counted = {
  readonly games: number;
  readonly turns: number;
  readonly endings: Readonly<Record<string, number>>;
  /** By order from the first player. */
  readonly wins: readonly number[];
};

const NONE: Counted = { games: 0, turns: 0, endings: {}, wins: [] };

export function sum(parts: readonly Counted[]): Counted {
  return parts.reduce<Counted>(
    (all, part) => ({
      games: all.games + part.games,
      turns: all.turns + part.turns,
      endings: Object.fromEntries(
        [...new Set([...Object.keys(all.endings), ...Object.keys(part.endings)])].map((reason) => [
          reason,
          (all.endings[reason] ?? 0) + (part.endings[reason] ?? 0),
        ]),
      ),
      wins: part.wins.map((wins, place) => wins + (all.wins[place] ?? 0)),
    }),
    NONE,
  );
}

/** A row: the label, then what there is to say. */
export function cell(label: string, { games, turns, endings, wins }: Counted): string[] {
  const percent = (count: number): string => ((100 * count) / Math.max(1, games)).toFixed(1);
  const share = (wins[0] ?? 0) / Math.max(1, games);
  const margin = 196 * Math.sqrt((share * (1 - share)) / Math.max(1, games));
  return [
    label,
    String(games),
    (turns / Math.max(1, games)).toFixed(1),
    percent(endings.goal ?? 0),
    percent(endings['third-mouse'] ?? 0),
    percent(endings.stall ?? 0),
    wins.map(percent).join(' / '),
    `± ${margin.toFixed(1)}`,
  ];
}

export function tableOf(label: string, rows: readonly string[][]): string[] {
  const head = [
    label,
    'games',
    'turns',
    'goal, %',
    'third mouse, %',
    'stall, %',
    'wins by order, %',
    'first',
  ];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)];
}
