import type { AnyContestant } from '@castellan/ai';
import { contest, type Terms } from '../arena/contest.js';
import { ladderTable, reportContest } from '../arena/report.js';
import { BadInput } from '../bad-input.js';
import type { Command } from '../command.js';
import { type Given, onOnly, text } from '../flags.js';
import { givenText, givenWhole } from '../given.js';
import { findOpponent, namesOfOpponents, opponentsAt } from '../opponents.js';
import { shelf } from '../registry.js';
import { SEED_FLAG, Setup } from '../setup.js';
import { print, printLines } from '../terminal/output.js';

const GAMES = 100;

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'let two opponents play many games against each other',
  operand: 'game',
  flags: {
    between: text('between', 'A,B', `two of a game and mode; ${namesOfOpponents()}`),
    ladder: onOnly('ladder', 'every pair instead, as a table'),
    games: text('games', 'N', `how many games a pair at the most (${GAMES})`),
    stop: onOnly('stop', 'stop as soon as it is clear whether A scores 60 % rather than 50 %'),
    ...SEED_FLAG,
    json: onOnly('json', 'print one JSON object instead of a table'),
  },
  details: [
    'Every deal is played once from each seat. Opponents are told what their seat is shown and nothing else.',
    'With more than two players A has one seat and B the others; an even score is still 50 %.',
  ],
  async run({ given, operand }) {
    const { box, input, seed } = new Setup(shelf.find(operand), given);
    const players = typeof input.players === 'number' ? input.players : 2;
    const options = { ...input, players };
    const prepared = new Setup(box, { ...given, seed }).options(1);
    const opponents = opponentsAt(box, prepared);
    const terms: Terms = {
      game: box.game,
      input: options,
      players: box.game.start(prepared).seats,
      seed,
      games: givenWhole(given, 'games', { min: 2, max: 1_000_000, normal: GAMES }),
      stop: given.stop === true ? { refused: 0.5, wanted: 0.6 } : null,
    };
    const results = pairsOf(given, opponents).map(([a, b]) =>
      contest(a, b, terms, progressBar(`${a.name} : ${b.name}`, terms.games)),
    );
    if (given.json === true)
      await print(`${JSON.stringify({ game: box.game.id, options, seed, results })}\n`);
    else if (given.ladder === true)
      await printLines(
        ladderTable(
          opponents.map((o) => o.name),
          results,
        ),
      );
    else await printLines(results.flatMap(reportContest));
  },
};

function pairsOf(given: Given, opponents: readonly AnyContestant[]) {
  if (given.ladder === true)
    return opponents.flatMap((b, i) => opponents.slice(i + 1).map((a) => [a, b] as const));
  const names = givenText(given, 'between')?.split(',') ?? [];
  if (names.length !== 2)
    throw new BadInput('--between: two names with a comma between them are needed, or --ladder');
  return [[findOpponent(opponents, names[0]), findOpponent(opponents, names[1])] as const];
}

/** On a terminal only; what is printed stays clean. */
function progressBar(label: string, games: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => {
    const width = 30;
    const full = Math.min(width, Math.round((width * done) / games));
    const bar = '█'.repeat(full) + '·'.repeat(width - full);
    process.stderr.write(`\r\x1b[K${label}  ${bar}  ${done}/${games}${done >= games ? '\r\x1b[K' : ''}`);
  };
}
