import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { castellan, freshFile, type Run } from './castellan.js';
import { peoplesGame } from './games.js';

const game = peoplesGame('replay', { players: 3 });
const last = game.record.actions.length;

function replayed(record: unknown, ...args: string[]): Promise<Run> {
  const file = freshFile();
  writeFileSync(file, typeof record === 'string' ? record : JSON.stringify(record));
  return castellan(['replay', file, ...args]);
}

describe('castellan replay', () => {
  it('shows the numbered moves with their actors, the board and the outcome', async () => {
    const { code, stdout } = await replayed(game.text);
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^ +1 {2}chance {2}draw spare /);
    expect(lines[1]).toMatch(/^ +2 {2}seat \d {2}place /);
    expect(lines.slice(0, last).map((line) => line.slice(String(last).length + 10))).toEqual(
      game.record.actions,
    );
    expect(stdout).toMatch(/The game is over: .*\[R9\.\d\]/);
    const winner = game.state.outcome()?.winners[0];
    expect(stdout).toContain(`Seat ${winner} wins.`);
    expect(stdout).toContain(`★ ${'▲●■'[winner ?? 0]}${winner}`);
  });

  it('opens everything up after the end, and nothing before', async () => {
    expect((await replayed(game.text, '--quiet')).stdout).toMatch(/‹[ECRGBMV·╳]›/);
    expect((await replayed(game.text, '--quiet', '--step', String(last - 1))).stdout).not.toContain('‹');
  });

  it('shows the board after some actions', async () => {
    const start = await replayed(game.text, '--step', '0');
    expect(start.stdout).toContain(`After 0 of ${last} actions.`);
    expect(start.stdout).not.toContain('chance');
    const { stdout } = await replayed(game.text, '--step', '2');
    expect(stdout.split('\n').slice(0, 2).join()).toMatch(/draw spare .*,.*place/);
    expect(stdout).toContain(`After 2 of ${last} actions.`);
    const tower = game.record.actions[1].slice(-2);
    const row = stdout.split('\n').find((line) => line.startsWith(` ${tower[1]} ║`));
    expect(row).toMatch(tower[0] === 'a' ? /║█▄█[▲●■]\d/ : /█▄█[▲●■]\d║/);
  });

  it('shows only board and outcome when quiet, and reads standard input', async () => {
    const { code, stdout } = await castellan(['replay', '-', '--quiet'], [game.text]);
    expect(code).toBe(0);
    expect(stdout).toBe((await replayed(game.text, '--quiet')).stdout);
    expect(stdout).not.toContain('chance');
  });

  it('says that a game is unfinished', async () => {
    const { code, stdout } = await replayed({ ...game.record, actions: game.record.actions.slice(0, 9) });
    expect(code).toBe(0);
    expect(stdout).toContain('The game is unfinished after 9 actions.');
  });
});

describe('castellan replay refuses', () => {
  const { record } = game;
  const spoilt = (n: number, move: string) => ({ ...record, actions: [...record.actions.slice(0, n), move] });
  it.concurrent.each<[string, unknown, string]>([
    ['what is no JSON', 'once upon a time', 'record, text: not JSON'],
    ['what is no record', [], 'record, text: a record is a JSON object'],
    [
      'a record without a game',
      { ...record, game: undefined },
      'record, game: the name of the game is missing',
    ],
    ['a record without options', { ...record, options: 3 }, 'record, options: an object is needed'],
    ['a move that is no text', { ...record, actions: [7] }, 'record, actions[0]: a move is a text'],
    ['an unknown game', { ...record, game: 'chess' }, 'unknown game "chess"; known: roquefort'],
    ['unknown rules', { ...record, rulesVersion: 99 }, 'roquefort has no rules version 99; known: 1'],
    ['bad options', { ...record, options: { ...record.options, goal: 9 } }, 'goal: one of 4, 5, 6 is needed'],
    ['options left open', { ...record, options: { players: 2 } }, 'first: a seat from 0 to 1 is needed'],
    ['a malformed move', spoilt(1, 'jump a7'), 'record, actions[1]: cannot read the move "jump a7"'],
    [
      'a tile out of nowhere',
      spoilt(1, 'draw c2 C1'),
      'record, actions[1]: "draw c2 C1" is not possible now',
    ],
    [
      'a move out of turn',
      spoilt(1, 'uncover A'),
      'record, actions[1]: "uncover A" is not possible now: first everybody puts a mouse into a tower [R2.2]',
    ],
    [
      'a move after the end',
      spoilt(last, 'end'),
      `record, actions[${last}]: "end" is not possible now: the game is over [R9.`,
    ],
  ])('%s', async (_, bad, message) => {
    const { code, stdout, stderr } = await replayed(bad);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  it('a file that is not there, no file, and a step beyond the end', async () => {
    expect(await castellan(['replay', '/no/such/file'])).toMatchObject({ code: 2, stdout: '' });
    expect(await castellan(['replay'])).toMatchObject({ code: 2, stdout: '' });
    const beyond = await replayed(game.text, '--step', String(last + 1));
    expect(beyond).toMatchObject({ code: 2, stdout: '' });
    expect(beyond.stderr).toContain(`--step: a whole number from 0 to ${last} is needed`);
  });
});
