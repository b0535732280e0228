import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionsIn, castellan, freshFile } from './castellan.js';
import { peoplesGame } from './games.js';

/** Two people, seat 0 first; each has put a mouse into a tower. */
const TABLE = ['play', '--players', '2', '--bots', 'none', '--first', '0', '--seed', 'table'];
const PLACED = ['place a1', 'place g7'];

/** Everything after the last time a text occurs. */
const afterLast = (text: string, mark: string): string => text.slice(text.lastIndexOf(mark));
/** The moves somebody made, without chance's. */
const moves = (file: string): string[] => actionsIn(file).filter((action) => !action.startsWith('draw'));

describe('castellan play through a pipe', () => {
  it('plays a whole game and tells who won', async () => {
    const game = peoplesGame('whole', { players: 3, goal: 5 });
    const file = freshFile();
    const args = ['play', 'roquefort', '--players', '3', '--goal', '5', '--bots', 'none', '--seed', 'whole'];
    const { code, stdout, stderr } = await castellan([...args, '--save', file], game.typed);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The game is over: ');
    expect(stdout).toContain(`Seat ${game.state.outcome()?.winners[0]} wins.`);
    expect(stdout).toMatch(/Seed: whole\n$/);
    expect(readFileSync(file, 'utf8')).toBe(game.text);
  });

  it('ends cleanly, unfinished, when there is nothing more to read or the person quits', async () => {
    for (const lines of [[], PLACED, [...PLACED, 'q', 'end']]) {
      const { code, stdout, stderr } = await castellan(TABLE, lines);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/The game is unfinished\.\n$/);
    }
  });

  it('plays against bots and tells what they did', async () => {
    const { code, stdout } = await castellan(
      ['play', '--players', '3', '--first', '0', '--seed', 'bots'],
      ['place a1', 'end'],
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Seat 1 puts a mouse into tower /m);
    expect(stdout).toMatch(/^Seat 2 puts a mouse into tower /m);
    expect(stdout).toMatch(/^Seat 1 (uncovers|runs|enters|slides|does)/m);
    expect(stdout).toMatch(/^Seat 2 (uncovers|runs|enters|slides|does)/m);
    expect(stdout).toMatch(/▲0 you/);
    expect(stdout).toMatch(/●1 bot/);
  });

  it('plays by itself when all are bots', async () => {
    const { code, stdout } = await castellan(['play', '--bots', 'all', '--seed', 'alone']);
    expect(code).toBe(0);
    expect(stdout).toContain('The game is over: ');
    expect(stdout).not.toContain('> ');
  });

  it('lists the legal moves by number, kind by kind', async () => {
    const { stdout } = await castellan(TABLE, PLACED);
    const list = stdout.slice(stdout.lastIndexOf('uncover '));
    expect(list).toMatch(/^uncover +1 K +2 N +3 Q +enter +4 a7 +5 g1\nslide +6 a2 +7 a4 /);
    expect(list).toMatch(/end +18\n/);
  });

  it('gives a hint: turns with their chances and reasons, and changes nothing', async () => {
    const file = freshFile();
    const { code, stdout } = await castellan([...TABLE, '--save', file], [...PLACED, 'h', 'end', '1:h']);
    expect(code).toBe(0);
    const [first, , second] = stdout.split('(? help, q quit) > ').slice(-4);
    for (const hint of [first, second]) {
      expect(hint).toMatch(/^ +\d+ % {2}(uncover|slide|enter)/m);
      expect(hint).toMatch(/^ {7}· (shows what lies on|brings a mouse in on) /m);
      for (const line of hint.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    }
    expect(moves(file)).toEqual([...PLACED, 'end']);
  });

  it('takes numbers and notation, in any case and spacing', async () => {
    const file = freshFile();
    await castellan([...TABLE, '--save', file], ['1', '  PLACE   g7 ', 'UNCOVER k', '1']);
    expect(moves(file).slice(0, 3)).toEqual(['place a1', 'place g7', 'uncover K']);
    expect(moves(file)).toHaveLength(4);
  });

  it('explains a wrong answer by its rule and loses nothing', async () => {
    const file = freshFile();
    const wrong = ['run a1-d4', 'place a7', 'jump', '99', '0', 'draw spare C1', '1:end', '', 'slide b2'];
    const run = await castellan([...TABLE, '--save', file], [...PLACED, ...wrong, 'end']);
    const stdout = run.stdout.replace(/\s+/g, ' '); // wherever lines were broken
    expect(run.code).toBe(0);
    expect(stdout).toContain('"run a1-d4" is not possible now: d4 is under a roof [R5.3]');
    expect(stdout).toContain(
      '"place a7" is not possible now: mice are placed only before the first turn [R2.2]',
    );
    expect(stdout).toContain('Cannot read the move "jump": a move begins with place, enter');
    expect(stdout).toContain('There is no move 99; they are numbered from 1 to 18');
    expect(stdout).toContain('There is no move 0;');
    expect(stdout).toContain('[R10.2]');
    expect(stdout).toContain('Seat 1 has no move now; it is up to seat 0');
    expect(stdout).toContain('Cannot read the move "slide b2": a slot is one of a2');
    expect(moves(file)).toEqual([...PLACED, 'end']);
  });

  it('explains itself when asked', async () => {
    const { stdout } = await castellan(TABLE, [...PLACED, '?']);
    expect(stdout).toContain('Type the number of a move');
    for (const cheese of 'Emmental Camembert Roquefort Gouda Brie Mimolette Valençay'.split(' '))
      expect(stdout).toContain(cheese);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('undo', () => {
  it('takes back one move after the other', async () => {
    const file = freshFile();
    const lines = [...PLACED, 'enter a7', 'enter g1', 'u', 'u', 'enter g1', 'u', 'end'];
    const { stdout } = await castellan([...TABLE, '--save', file], lines);
    expect(stdout).toContain('Taken back: enter g1.');
    expect(stdout).toContain('Taken back: enter a7.');
    expect(moves(file)).toEqual([...PLACED, 'end']);
  });

  it('stops where something became known', async () => {
    const file = freshFile();
    const lines = [...PLACED, 'enter a7', 'uncover K', 'u', 'enter g1', 'u', 'u'];
    const { stdout } = await castellan([...TABLE, '--save', file], lines);
    expect(stdout.match(/There is nothing that could be taken back\./g)).toHaveLength(2);
    expect(moves(file)).toEqual([...PLACED, 'enter a7', 'uncover K']);
  });

  it('does not reach into the turn of another', async () => {
    const { stdout } = await castellan(TABLE, [...PLACED, 'u', 'enter a7', 'end', 'u']);
    expect(stdout.match(/There is nothing that could be taken back\./g)).toHaveLength(2);
    expect(stdout).not.toContain('Taken back');
  });
});

describe('saving', () => {
  it('goes on where it was left, into the same file', async () => {
    const file = freshFile();
    const left = await castellan([...TABLE, '--save', file], [...PLACED, 'uncover K']);
    expect(left.stdout).toContain(`castellan play --resume ${file}`);
    const before = actionsIn(file);
    const resumed = await castellan(
      ['play', '--resume', file, '--bots', 'none', '--seed', 'x'],
      ['enter g1', 'end'],
    );
    expect(resumed.code).toBe(0);
    expect(resumed.stdout).toMatch(/actions +◆◆◆◇/);
    expect(actionsIn(file)).toEqual([...before, 'enter g1', 'end']);
    expect((await castellan(['replay', file])).code).toBe(0);
  });

  it('does not take back what was done before', async () => {
    const file = freshFile();
    await castellan([...TABLE, '--save', file], [...PLACED, 'enter a7']);
    const { stdout } = await castellan(
      ['play', '--resume', file, '--bots', 'none'],
      ['u', 'enter g1', 'u', 'u'],
    );
    expect(stdout.match(/There is nothing that could be taken back\./g)).toHaveLength(2);
    expect(moves(file)).toEqual([...PLACED, 'enter a7']);
  });

  it('goes on into another file if one is named', async () => {
    const [file, other] = [freshFile(), freshFile()];
    await castellan([...TABLE, '--save', file], PLACED);
    const before = readFileSync(file, 'utf8');
    await castellan(['play', '--resume', file, '--save', other, '--bots', 'none'], ['end']);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(moves(other)).toEqual([...PLACED, 'end']);
  });

  it('shows a finished game and its winner', async () => {
    const file = freshFile();
    writeFileSync(file, peoplesGame('done', {}).text);
    const { code, stdout } = await castellan(['play', '--resume', file]);
    expect(code).toBe(0);
    expect(stdout).toContain('The game is over: ');
  });

  it('never writes over another game', async () => {
    const file = freshFile();
    await castellan([...TABLE, '--save', file], PLACED);
    const before = readFileSync(file, 'utf8');
    const again = await castellan([...TABLE, '--save', file], PLACED);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('exists already; --resume goes on with it');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('refuses what contradicts the saved game, and records that are wrong', async () => {
    const file = freshFile();
    await castellan([...TABLE, '--save', file], PLACED);
    const other = await castellan(['play', '--resume', file, '--goal', '5']);
    expect(other).toMatchObject({ code: 2, stdout: '' });
    expect(other.stderr).toContain('a saved game keeps its own options');
    writeFileSync(file, readFileSync(file, 'utf8').replace('place g7', 'place a1'));
    const wrong = await castellan(['play', '--resume', file]);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain(
      'record, actions[2]: "place a1" is not possible now: tower a1 is occupied [R2.2]',
    );
  });
});

describe('what the board shows', () => {
  const seen = [...PLACED, 'uncover K', 'end'];

  it('shows tiles in the open, and forgets them when they are covered', async () => {
    const { stdout } = await castellan(TABLE, seen);
    const boards = stdout.split('Château Roquefort');
    const row = (board: string): string => board.split('\n').find((line) => line.startsWith('a4 ')) ?? '';
    expect(row(boards.at(-3) ?? '')).toMatch(/^a4 ▶\/\/\/\/\//);
    expect(row(boards.at(-2) ?? '')).toMatch(/^a4 ▶( {2}[ECRGBMV·] {2}| ╳╳╳ )│/);
    expect(row(boards.at(-1) ?? '')).toMatch(/^a4 ▶\/\/\/\/\//);
    expect(stdout).not.toContain('‹');
  });

  it('remembers for those who have the memory aid, and for nobody else', async () => {
    const { stdout } = await castellan([...TABLE, '--memory-aid', '1'], [...seen, 'end']);
    const [, forSeat1, forSeat0] = stdout.split('Covered again: K.')[1].split('Château Roquefort');
    expect(forSeat1).toMatch(/^a4 ▶‹[ECRGBMV·╳]›\/\//m);
    expect(forSeat0).toMatch(/^a4 ▶\/\/\/\/\//m);
    expect(forSeat0).not.toContain('‹');
  });

  it('marks towers, mice, slots, the turn, spare and actions, and names every roof', async () => {
    const { stdout } = await castellan(TABLE, PLACED);
    const board = afterLast(stdout, '      a     b7');
    expect(board).toMatch(/^ 1 ║█▄█▲0│/m);
    expect(board).toMatch(/│█▄█●1║ 7/);
    expect(board).toMatch(/^ {6}a {5}b7 {4}c {5}d7 {4}e {5}f7 {4}g /);
    for (const row of [2, 4, 6]) expect(board).toMatch(new RegExp(`^a${row} ▶.*◀ g${row}`, 'm'));
    for (const letter of 'ABCDEFGHIJKLMNOPQR') expect(board).toMatch(new RegExp(`[∩/║ ]${letter}[∩/║ ]`));
    expect(board).toMatch(/▶ ▲0 +_ {2}_ {2}_ {2}_/);
    expect(board).toMatch(/spare +[ECRGBMV·╳] +\w+/);
    expect(board).toMatch(/actions +◆◆◆◆/);
  });
});

describe('colour', () => {
  it('is left out in pipes and wherever NO_COLOR asks for it', async () => {
    expect((await castellan(TABLE, PLACED)).stdout).not.toContain('\x1b');
    const both = { NO_COLOR: '1', FORCE_COLOR: '1' };
    expect((await castellan(TABLE, PLACED, both)).stdout).not.toContain('\x1b');
  });

  it('paints the same board where it is welcome', async () => {
    const plain = (await castellan(TABLE, PLACED)).stdout;
    const { stdout } = await castellan(TABLE, PLACED, { FORCE_COLOR: '1' });
    expect(stdout).toContain('48;2;213;94;0m▲0'); // the vermilion mouse
    expect(stdout).toContain('48;2;0;114;178m●1'); // the blue one
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    expect(stdout.replace(/\x1b\[[\d;]*m/g, '')).toBe(plain);
  });
});
