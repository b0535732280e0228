import { availableParallelism } from 'node:os';
import { Contest, type ContestResult, type Stop } from '../arena/contest.js';
import { KeptDeals } from '../arena/kept-deals.js';
import { Ladder } from '../arena/ladder.js';
import { LadderPlace } from '../arena/ladder-document.js';
import { ladderTables } from '../arena/ladder-tables.js';
import { playContests } from '../arena/match.js';
import { reportContest } from '../arena/report.js';
import { type ArenaTable, layTable } from '../arena/table.js';
import { BadInput } from '../bad-input.js';
import type { Command } from '../command.js';
import { type Given, onOnly, text } from '../flags.js';
import { givenText, givenWhole } from '../given.js';
import { findOpponent, namesOfOpponents } from '../opponents.js';
import { shelf } from '../registry.js';
import { SEED_FLAG, Setup } from '../setup.js';
import { print, printLines } from '../terminal/output.js';

const GAMES = 100;
const MOST = 1_000_000;

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'let opponents play many games against each other',
  operand: 'game',
  flags: {
    between: text('between', 'A,B', `two of a game and mode; ${namesOfOpponents()}`),
    ladder: onOnly('ladder', 'every pair instead, as tables with ratings'),
    onlySteps: onOnly('only-steps', 'in a ladder, only each against the one below'),
    games: text('games', 'N', `how many games a pair at the most (${GAMES})`),
    steps: text('steps', 'N', 'in a ladder, each against the one below plays so many, without stopping'),
    stop: {
      kind: 'maybe-text',
      name: 'stop',
      value: 'LOW,HIGH',
      pattern: /^\d+,\d+$/,
      bare: '50,60',
      help: 'stop a pair as soon as it is clear whether A scores HIGH rather than LOW percent (50,60)',
    },
    ...SEED_FLAG,
    threads: text('threads', 'N', 'how many deals are played at a time (as many as there are cores)'),
    keep: text('keep', 'FILE', 'keep every deal there, and go on from those that are there already'),
    write: text('write', 'FILE', 'put the tables of a ladder and a plot into a Markdown document'),
    json: onOnly('json', 'print one JSON object instead of a table'),
  },
  details: [
    'Every deal is played once from each seat. Opponents are told what their seat is shown and nothing else. The result does not depend on the number of threads.',
    'With more than two players A has one seat and B the others; an even score is still 50 %.',
  ],
  async run({ given, operand }) {
    const { box, input, seed } = new Setup(shelf.find(operand), given);
    const table = layTable(box, input, seed);
    const contests = contestsOf(given, table);
    const threads = givenWhole(given, 'threads', { min: 1, max: 64, normal: availableParallelism() });
    const place = placeOf(given, table, box.face.title(input));
    const kept = keptOf(given, table, contests, seed);
    await playContests(contests, { game: box.game.id, options: table.options, seed }, threads, kept);
    const results = contests.map((contest) => contest.result());
    const names = table.opponents.map(({ name }) => name);
    const ladder = given.ladder === true ? new Ladder(names, results) : null;
    if (ladder !== null) place?.write(ladder);
    if (given.json === true) await print(`${JSON.stringify(asJson(table, seed, results, ladder))}\n`);
    else await printLines(ladder === null ? results.flatMap(reportContest) : ladderTables(ladder, true));
  },
};

function asJson(table: ArenaTable, seed: string, results: readonly ContestResult[], ladder: Ladder | null) {
  const told = results.map(({ pairs: _, ...result }) => result);
  const ratings = ladder?.ratings.map((rating, i) => ({ name: ladder.names[i], ...rating }));
  return { game: table.game.id, options: table.options, seed, results: told, ratings };
}

function contestsOf(given: Given, { opponents, players }: ArenaTable): Contest[] {
  const games = givenWhole(given, 'games', { min: 2, max: MOST, normal: GAMES });
  const steps = givenWhole(given, 'steps', { min: 0, max: MOST, normal: 0 });
  const stop = stopOf(given);
  if (given.ladder !== true) {
    const [a, b] = namesBetween(given).map((name) => findOpponent(opponents, name).name);
    return [new Contest({ a, b, players, games, stop })];
  }
  return opponents.flatMap(({ name: b }, below) =>
    opponents.slice(below + 1).flatMap(({ name: a }, further) => {
      if (further === 0 && steps > 0) return [new Contest({ a, b, players, games: steps, stop: null })];
      return further > 0 && given.onlySteps === true ? [] : [new Contest({ a, b, players, games, stop })];
    }),
  );
}

function namesBetween(given: Given): string[] {
  const names = givenText(given, 'between')?.split(',') ?? [];
  if (names.length === 2) return names;
  throw new BadInput('--between: two names with a comma between them are needed, or --ladder');
}

function stopOf(given: Given): Stop | null {
  const value = givenText(given, 'stop');
  if (value === undefined) return null;
  const [low, high] = value.split(',').map(Number);
  if (/^\d+,\d+$/.test(value) && low < high && high <= 100) return { refused: low / 100, wanted: high / 100 };
  throw new BadInput(`--stop: two percentages, the lower one first, are needed, not "${value}"`);
}

function keptOf(
  given: Given,
  { game, options, characters }: ArenaTable,
  contests: readonly Contest[],
  seed: string,
): KeptDeals | null {
  const file = givenText(given, 'keep');
  if (file === undefined) return null;
  if (given.seed === undefined)
    throw new BadInput('--keep: a --seed is needed, so that a later run has the same deals');
  const described = Object.fromEntries(characters.map((character) => [character.id, { ...character }]));
  const terms = { game: game.id, rulesVersion: game.rulesVersion, options, seed, characters: described };
  return new KeptDeals(file, terms, new Set(contests.flatMap(({ terms: { a, b } }) => [a, b])));
}

function placeOf(given: Given, { game, options, characters }: ArenaTable, title: string): LadderPlace | null {
  const file = givenText(given, 'write');
  if (file === undefined) return null;
  if (given.ladder !== true) throw new BadInput('--write: only a --ladder is written');
  return new LadderPlace(file, { title, game: game.id, options, characters });
}
