import type { Contest } from './contest.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function reportContest(result: Contest): string[] {
  const endings = Object.entries(result.endings).map(([reason, count]) => `${reason} ${count}`);
  const [own, other] = result.millisecondsADecision;
  return [
    `${result.a} against ${result.b}, ${result.games} games`,
    `  score       ${percent(result.score)} ± ${percent(result.margin)}`,
    `  Elo         ${result.elo >= 0 ? '+' : ''}${result.elo.toFixed(0)}`,
    ...(result.verdict === null ? [] : [`  verdict     ${result.a} is ${verdictWords(result.verdict)}`]),
    `  endings     ${endings.join(', ')}`,
    `  decisions   ${result.decisionsAGame.toFixed(0)} a game; ${own.toFixed(1)} ms and ${other.toFixed(1)} ms each`,
  ];
}

function verdictWords(verdict: NonNullable<Contest['verdict']>): string {
  return verdict === 'open' ? 'perhaps better: more games would tell' : verdict;
}

/** All pairs as a table: the row's score against the column. */
export function ladderTable(names: readonly string[], results: readonly Contest[]): string[] {
  const find = (a: string, b: string): string => {
    const direct = results.find((r) => r.a === a && r.b === b);
    if (direct !== undefined) return (direct.score * 100).toFixed(0);
    const reverse = results.find((r) => r.a === b && r.b === a);
    return reverse === undefined ? '' : ((1 - reverse.score) * 100).toFixed(0);
  };
  return [
    `| score in % against | ${names.join(' | ')} |`,
    `| --- | ${names.map(() => '---:').join(' | ')} |`,
    ...names.map((row) => `| ${row} | ${names.map((col) => find(row, col)).join(' | ')} |`),
  ];
}
