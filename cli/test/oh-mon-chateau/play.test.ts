import { readFileSync } from 'node:fs';
import type { ChateauReason } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { tellReason } from '../../src/games/oh-mon-chateau/reasons.js';
import { actionsIn, castellan, freshFile } from '../castellan.js';
import { peoplesChateau } from '../games.js';

/** Two people at one keyboard; seat 0 begins and rolls wood and stone. */
const TABLE = ['play', 'oh-mon-chateau', '--players', '2', '--bots', 'none', '--first', '0', '--seed', 'f'];
/** Seat 0 uses both dice, seat 1 one; then seat 0 builds. */
const PICKED = ['take wood 1,4', 'take stone 2,4', 'take stone 1,2'];
const NOTHING = /There is nothing that could be taken back\./g;

/** The moves somebody made, without chance's. */
const moves = (file: string): string[] => actionsIn(file).filter((action) => !/^(roll|turn) /.test(action));

async function saved(lines: readonly string[], args: readonly string[] = TABLE) {
  const file = freshFile();
  const run = await castellan([...args, '--save', file], lines);
  expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' });
  return { stdout: run.stdout, moves: moves(file) };
}

describe('castellan play oh-mon-chateau through a pipe', () => {
  it.each([
    ['petits-batisseurs', 2],
    ['grands-architectes', 3],
  ])('plays a whole game of %s with %i people and tells who won', async (mode, players) => {
    const game = peoplesChateau('whole', { mode, players, stallTurns: 15 });
    const file = freshFile();
    const args = ['play', 'oh-mon-chateau', '--mode', mode, '--players', String(players)];
    const { code, stdout, stderr } = await castellan(
      [...args, '--stall-turns', '15', '--bots', 'none', '--seed', 'whole', '--save', file],
      game.typed,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The game is over: ');
    expect(stdout).toContain(`seat 0: ${game.state.outcome()?.scores[0]}`);
    expect(readFileSync(file, 'utf8')).toBe(game.text);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('asks one seat after the other while all may use the dice, then the builder', async () => {
    const { stdout, moves } = await saved([...PICKED, 'build 1,4-2,4', 'end']);
    const asked = stdout.match(/^[▲●]\d \(.*\) > .*$/gm)?.map((line) => line.replace(/\(.*\) /, ''));
    expect(asked?.slice(0, 5)).toEqual([
      '▲0 > take wood 1,4',
      '▲0 > take stone 2,4',
      '●1 > take stone 1,2',
      '▲0 > build 1,4-2,4',
      '▲0 > end',
    ]);
    expect(moves).toEqual(['0:take wood 1,4', '0:take stone 2,4', 'take stone 1,2', 'build 1,4-2,4', 'end']);
    expect(stdout).toContain('Seat 0 clears 1,4-2,4 and builds a tower of 2.');
  });

  it('gives a hint that says why: lines that come nearer, and what is built', async () => {
    const { stdout, moves } = await saved(['h', ...PICKED, 'h']);
    const answers = stdout.split('(? help, q quit) > ');
    const [first, second] = answers.filter((text) => /^ +\d+ % {2}/m.test(text));
    expect(first).toMatch(/^ {7}· completes \d,\d-\d,\d for a (keep floor|tower|wall|flag)$/m);
    expect(second).toMatch(/^ {7}· builds a tower of 2$/m);
    for (const line of `${first}${second}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(moves).toHaveLength(PICKED.length);
  });

  it('says every reason there is in words', () => {
    const said = (reason: ChateauReason) => tellReason(reason);
    expect(said({ kind: 'shares', with: [1, 2] })).toBe('shares the win with seats 1 and 2');
    expect(said({ kind: 'loses', to: [1] })).toBe('lets seat 1 win');
    expect(said({ kind: 'builds', part: 'floor', points: 0 })).toBe('builds a keep floor');
    expect(said({ kind: 'builds', part: 'flag', points: 2 })).toBe('builds a flag of 2');
    expect(said({ kind: 'draws', what: 'inhabitants', count: 2 })).toBe('draws 2 inhabitants');
    expect(said({ kind: 'lures', guest: 'reine', from: 1 })).toBe('steals Reine from seat 1');
    expect(said({ kind: 'nears', line: '1,4-2,4', makes: 'theft' })).toBe(
      '1,4-2,4 lacks one token for a theft',
    );
  });

  it('lets anybody go first: "1:" names the seat', async () => {
    const lines = ['1:take stone 1,2', '1:pass', '0:2', 'wood 1,4'];
    const { stdout, moves } = await saved(lines);
    expect(moves).toEqual(['1:take stone 1,2', 'take stone 2,4', 'take wood 1,4']);
    expect(stdout).toContain('Seat 1 has no move now; it is up to seat 0');
  });

  it('does not make bots wait, and tells what they did', async () => {
    const args = ['play', 'oh-mon-chateau', '--players', '3', '--first', '0', '--seed', 'f'];
    const { stdout, moves } = await saved([], args);
    expect(moves).toHaveLength(2);
    expect(stdout).toMatch(/^Rolled: wood and stone\. Seat 1 puts \w+ on \d,\d\. Seat 2 puts/m);
    expect(stdout).toMatch(/▶ ▲0 you dice\?/);
    expect(stdout).toMatch(/ {2}●1 bot {2}/);
  });

  it('plays by itself when all are bots', async () => {
    const args = ['play', 'oh-mon-chateau', '--mode', 'grands-architectes', '--bots', 'all', '--seed', 'b'];
    const { code, stdout } = await castellan(args);
    expect(code).toBe(0);
    expect(stdout).toContain('The game is over: a castle is complete [O5.1].');
    expect(stdout).not.toContain('> ');
  });

  it('lists dice by what they are used as, and takes what the list shows', async () => {
    const { stdout, moves } = await saved(['WOOD 1,4', '2', '?', 'stone 3,5']);
    // who rolled uses the dice, the other one may pass
    expect(stdout).toMatch(/^stone +1 1,2 +2 2,4 +3 3,5 +wood +4 1,4 +5 2,1 +6 4,5\n▲0/m);
    expect(stdout).toMatch(/^stone +1 1,2 +2 2,4✓ +3 3,5\n▲0/m);
    expect(stdout).toMatch(/^stone +1 1,2 +2 2,4 +3 3,5 +wood +4 1,4 +5 2,1 +6 4,5\npass +7\n●1/m);
    expect(moves).toEqual(['0:take wood 1,4', '0:take stone 2,4', 'take stone 3,5']);
    const args = ['play', 'oh-mon-chateau', '--bots', 'none', '--first', '0', '--seed', 'e'];
    const any = await saved(['?inhabitants', '1:?wood 2,1'], args);
    expect(any.stdout).toMatch(/^\?food +1 2,5 +2 4,1 +3 4,4 +\?gold +4 1,3 +5 2,2 +6 3,1$/m);
    expect(any.stdout).toMatch(/^\?inhabitants +7 \+2 +\?stone +8 1,2 /m);
    expect(any.moves).toEqual(['0:take ? as inhabitants', '1:take ? as wood 2,1']);
  });

  it('takes Enter where only one move is possible', async () => {
    const { stdout, moves } = await saved([...PICKED, '', 'build 1,4-2,4', '', 'x']);
    expect(stdout).toContain('▲0 (Enter end, ? help, u undo, q quit) > ');
    expect(moves.slice(3)).toEqual(['build 1,4-2,4', 'end']);
  });

  it('explains a wrong answer by its rule and loses nothing', async () => {
    const wrong = [
      'pass',
      'take gold 1,3',
      'take wood 1,2',
      'build 1,4-2,4',
      'take wood',
      'roll wood wood',
      '99',
    ];
    const run = await saved([...wrong, ...PICKED, 'take wood 1,4', 'build 4,4-4,5']);
    const stdout = run.stdout.replace(/\s+/g, ' ');
    expect(stdout).toContain('the active player uses each die that can be used [O3.4]');
    expect(stdout).toContain('no unused die shows gold [O3.1]');
    expect(stdout).toContain('1,2 is no cell of wood [O3.2]');
    expect(stdout).toContain('building begins when all have used their dice [O3.5]');
    expect(stdout).toContain('chance does not do this now [O3.1]');
    expect(stdout).toContain('There is no move 99');
    expect(stdout).toContain('the dice have been used; now it is time to build [O3.5]');
    expect(stdout).toContain('line 4,4-4,5 is not complete [O3.5]');
    expect(run.moves).toHaveLength(3);
  });
});

describe('undo where several choose at once', () => {
  it('takes back one move after the other while nobody else has chosen', async () => {
    const { stdout, moves } = await saved([
      'take wood 1,4',
      'take stone 2,4',
      '0:u',
      'u',
      'u',
      'take stone 3,5',
    ]);
    expect(stdout).toContain('Taken back: take stone 2,4.');
    expect(stdout).toContain('Taken back: take wood 1,4.');
    expect(stdout.match(NOTHING)).toHaveLength(1);
    expect(moves).toEqual(['0:take stone 3,5']);
  });

  it('leaves the choices of others alone', async () => {
    const { stdout, moves } = await saved([
      'take wood 1,4',
      'take stone 2,4',
      'u',
      'take stone 1,2',
      'u',
      '1:u',
    ]);
    expect(stdout.match(NOTHING)).toHaveLength(3);
    expect(stdout).not.toContain('Taken back');
    expect(moves).toHaveLength(3);
  });

  it('goes back no further than to what another seat chose in between', async () => {
    const { stdout, moves } = await saved([
      'take wood 1,4',
      '1:take stone 1,2',
      'take stone 2,4',
      'u',
      'u',
      'take stone 3,5',
    ]);
    expect(stdout).toContain('Taken back: take stone 2,4.');
    expect(stdout.match(NOTHING)).toHaveLength(1);
    expect(moves).toEqual(['0:take wood 1,4', '1:take stone 1,2', 'take stone 3,5']);
  });

  it('takes back construction and the dice before it, until the turn ends', async () => {
    const lines = ['1:pass', 'take wood 1,4', 'take stone 2,4', 'build 1,4-2,4', 'u', 'u', 'take stone 2,4'];
    const { stdout, moves } = await saved([...lines, 'build 1,4-2,4', 'end', 'u', '0:u']);
    expect(stdout.match(/Taken back/g)).toHaveLength(2);
    expect(stdout.match(NOTHING)).toHaveLength(2);
    expect(moves).toEqual(['1:pass', 'take wood 1,4', 'take stone 2,4', 'build 1,4-2,4', 'end']);
  });

  it.each([
    ['petits-batisseurs', 'build 4,4-4,5'],
    ['grands-architectes', 'invite '],
  ])('stops where chance brought a guest: %s', async (mode, deed) => {
    const { typed } = peoplesChateau('guest', { mode });
    const until = typed.slice(0, typed.findIndex((move) => move.startsWith(deed)) + 1);
    const args = ['play', 'oh-mon-chateau', '--mode', mode, '--bots', 'none', '--seed', 'guest'];
    const { stdout, moves } = await saved([...until, 'u', '0:u', '1:u'], args);
    expect(stdout).toMatch(/welcomes (a guest worth \d|[A-Z])/);
    expect(stdout.match(NOTHING)).toHaveLength(3);
    expect(moves).toEqual(until);
  });
});
