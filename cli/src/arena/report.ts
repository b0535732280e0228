import type { ContestResult } from './contest.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function reportContest(result: ContestResult): string[] {
  const endings = Object.entries(result.endings).map(([reason, count]) => `${reason} ${count}`);
  const [own, other] = result.millisecondsADecision;
  return [
    `${result.a} against ${result.b}, ${result.games} games`,
    `  score       ${percent(result.score)} ± ${percent(result.margin)}`,
    `  Elo         ${signed(result.elo)}`,
    ...(result.verdict === null ? [] : [`  verdict     ${result.a} is ${verdictWords(result.verdict)}`]),
    `  endings     ${endings.join(', ')}`,
    `  decisions   ${result.decisionsAGame.toFixed(0)} a game; ${own.toFixed(1)} ms and ${other.toFixed(1)} ms each`,
  ];
}

export function signed(points: number): string {
  return `${points >= 0 ? '+' : '−'}${Math.abs(points).toFixed(0)}`;
}

function verdictWords(verdict: NonNullable<ContestResult['verdict']>): string {
  return verdict === 'open' ? 'perhaps better: more games would tell' : verdict;
}
