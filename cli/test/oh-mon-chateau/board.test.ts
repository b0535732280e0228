import { readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@castellan/kernel';
import { GUESTS } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { castellan, freshFile } from '../castellan.js';
import { peoplesChateau } from '../games.js';

const TABLE = ['play', 'oh-mon-chateau', '--bots', 'none', '--first', '0', '--seed', 'f'];
const PICKED = ['take wood 1,4', 'take stone 2,4', 'take stone 1,2'];

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

async function shown(game: ReturnType<typeof peoplesChateau>, ...args: string[]): Promise<string> {
  const file = freshFile();
  writeFileSync(file, game.text);
  const { code, stdout } = await castellan(['replay', file, '--quiet', ...args]);
  expect(code).toBe(0);
  return stdout;
}

describe('what the table of Oh mon château shows', () => {
  it('draws dice, boards with tokens and complete lines, castles and what lines make', async () => {
    const { stdout } = await castellan(TABLE, PICKED);
    const board = stdout.slice(stdout.lastIndexOf('Oh mon château')).split('\n');
    expect(board.slice(0, 12)).toEqual([
      'Oh mon château  petits bâtisseurs                           dice [wood] [stone]',
      '16 guests in the deck',
      '▶ ▲0 build?          0 parts, 0 points  │   ●1                 0 parts, 0 points',
      '  1  2  3  4  5   keep   □□□□           │   1  2  3  4  5   keep   □□□□',
      '1    S  G [W]     towers · · · ·     0  │ 1   (S) G  W      towers · · · ·     0',
      '2 W  G    [S] F   walls  ·· ·· · ·   0  │ 2 W  G     S  F   walls  ·· ·· · ·   0',
      '3 G           S   folk   0 of 30     0  │ 3 G           S   folk   0 of 30     0',
      '4 F        F  W   sky                0  │ 4 F        F  W   sky                0',
      '                  tokens ●●●●●●●●○○     │                   tokens ●●●●●●●●●○',
      'guests                               0  │ guests                               0',
      '1,2-1,4 tower 5     2,4-2,5 wall +2     2,1-4,1 flag 2      1,4-2,4 tower 2',
      '2,1-2,2 flag 1      4,4-4,5 keep floor  1,2-2,2 wall +1     2,5-4,5 wall +3',
    ]);
  });

  it.each([2, 3, 4])('shows %i castles as the record says they are', async (players) => {
    const game = peoplesChateau('castles', { mode: 'grands-architectes', players });
    const stdout = await shown(game);
    expect(widest(stdout)).toBeLessThanOrEqual(80);
    const outcome = game.state.outcome();
    for (let seat = 0; seat < players; seat++) {
      const { score, inhabitants, guests } = game.state.view().castles[seat];
      const mark = outcome?.winners.includes(seat) ? '★ ' : '  ';
      expect(stdout).toMatch(new RegExp(`${mark}${'▲●■◆'[seat]}${seat} .*${score.total} points`));
      expect(stdout).toContain(`folk   ${inhabitants} of 30`);
      for (const guest of guests) expect(stdout).toMatch(new RegExp(`[↯∞♛]${guest}`));
    }
    for (const guest of game.state.view().faceUp)
      expect(stdout).toMatch(new RegExp(`may be invited: .*[↯∞♛]${guest}`));
  });

  it('fits a small screen with two players, moves and news', async () => {
    const { stdout } = await castellan([
      'play',
      'oh-mon-chateau',
      '--mode',
      'grands-architectes',
      '--seed',
      'f',
    ]);
    const frame = stdout.slice(stdout.indexOf('Oh mon château'), stdout.indexOf(' > '));
    expect(frame.split('\n').length).toBeLessThanOrEqual(20);
  });

  it('tells each turn in short sentences', async () => {
    const game = peoplesChateau('whole', { mode: 'grands-architectes', players: 2 });
    const args = [
      'play',
      'oh-mon-chateau',
      '--mode',
      'grands-architectes',
      '--bots',
      'none',
      '--seed',
      'whole',
    ];
    const { stdout } = await castellan(args, game.typed);
    const told = stdout.replace(/\s+/g, ' ');
    expect(told).toMatch(/Turned up: \S+, \S+ and \S+\. Rolled: /);
    for (const words of [
      /Seat \d puts (wood|stone|gold|food) on \d,\d/,
      /Seat \d puts "\?" as (wood|stone|gold|food) on \d,\d/,
      /Seat \d passes\./,
      /draws 2 inhabitants/,
      /clears \d,\d-\d,\d and builds a tower of [25]/,
      /builds keep floor [1-4]/,
      /builds a wall for (1 flag|2 flags)/,
      /draws a flag of [12]/,
      /welcomes [A-Z]/,
    ])
      expect(told).toMatch(words);
    expect(told).not.toMatch(/undefined|null|NaN/);
  });

  it('explains every guest', async () => {
    const { stdout } = await castellan(TABLE, ['?']);
    expect(widest(stdout)).toBeLessThanOrEqual(80);
    for (const { id } of GUESTS) expect(stdout).toMatch(new RegExp(`^ {2}${id} +\\S+ \\S+`, 'm'));
    expect(stdout).toContain('Where several choose at once');
  });

  it('paints the same table in colour where that is welcome', async () => {
    const plain = (await castellan(TABLE, PICKED)).stdout;
    expect(plain).not.toContain('\x1b');
    expect((await castellan(TABLE, PICKED, { NO_COLOR: '1', FORCE_COLOR: '1' })).stdout).toBe(plain);
    const { stdout } = await castellan(TABLE, PICKED, { FORCE_COLOR: '1' });
    expect(stdout).toContain('48;2;213;94;0m▲0');
    expect(stdout).toContain('48;2;211;168;113m[wood]'); // a die is of wood
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    expect(stdout.replace(/\x1b\[[\d;]*m/g, '')).toBe(plain);
  });
});

describe('castellan replay oh-mon-chateau', () => {
  const game = peoplesChateau('replay', { mode: 'grands-architectes', players: 3, stallTurns: 10 });
  const last = game.record.actions.length;

  it('names who acted, and shows any position', async () => {
    const file = freshFile();
    writeFileSync(file, game.text);
    const { stdout } = await castellan(['replay', file]);
    const lines = stdout.split('\n').slice(0, last);
    expect(lines.slice(0, 4).map((line) => line.trim().slice(0, 16))).toEqual([
      ...[1, 2, 3].map((n) => expect.stringMatching(`^${n} {2}chance {2}turn`)),
      expect.stringMatching(/^4 {2}chance {2}roll/),
    ]);
    const named = game.record.actions.map((action) => action.replace(/^\d:/, ''));
    expect(lines.map((line) => line.slice(String(last).length + 10))).toEqual(named);
    game.record.actions.forEach((action, n) => {
      const seat = /^(\d):/.exec(action)?.[1];
      if (seat !== undefined) expect(lines[n]).toContain(`  seat ${seat}  `);
    });
    expect(await shown(game, '--step', '4')).toContain(`After 4 of ${last} actions.`);
  });

  it('refuses an action whose seat is missing or cannot act', async () => {
    const at = game.record.actions.findIndex((action) => action.startsWith('0:'));
    const spoilt = (move: string) => ({
      ...game.record,
      actions: [...game.record.actions.slice(0, at), move],
    });
    for (const [move, message] of [
      [game.record.actions[at].slice(2), 'several seats may act: "0:" names the seat'],
      ['7:pass', '"pass" is not possible now'],
    ]) {
      const file = freshFile();
      writeFileSync(file, JSON.stringify(spoilt(move)));
      const { code, stderr } = await castellan(['replay', file]);
      expect(code).toBe(2);
      expect(stderr).toContain(`record, actions[${at}]: `);
      expect(stderr).toContain(message);
    }
  });
});

describe('records of both versions in a terminal', () => {
  const folder = new URL('../../../games/oh-mon-chateau/test/golden/', import.meta.url);
  const golden = (name: string): GameRecord =>
    JSON.parse(readFileSync(new URL(`${name}.record.json`, folder), 'utf8'));
  const keep = (record: GameRecord, actions = record.actions.length): string => {
    const file = freshFile();
    writeFileSync(file, JSON.stringify({ ...record, actions: record.actions.slice(0, actions) }));
    return file;
  };
  /** Where the last action of this kind is. */
  const lastOf = (record: GameRecord, start: RegExp): number =>
    record.actions.map((action) => start.test(action)).lastIndexOf(true);

  it.each(['v1-final-tokens', 'v1-dice-left', 'v2-final-tokens-lost', 'v2-dice-left'])(
    'replays by the rules it was played by: %s',
    async (name) => {
      const { code, stdout } = await castellan(['replay', keep(golden(name)), '--quiet']);
      expect(code).toBe(0);
      expect(stdout).toContain('The game is over: a castle is complete [O5.1].');
    },
  );

  it.each([
    ['v1-final-tokens', 'plumb'],
    ['v1-dice-left', 'mortar'],
  ])('goes on as it was, with bots: %s', async (name, who) => {
    const file = keep(golden(name), 30);
    const { code, stdout } = await castellan(['play', '--resume', file, '--bots', 'all', '--against', who]);
    expect(code).toBe(0);
    expect(stdout).toContain('The game is over: ');
    const after: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
    expect(after.rulesVersion).toBe(1);
    expect(after.options).not.toHaveProperty('mustUseDice');
  });

  it('[O5.2] says beforehand that tokens are lost, that nothing comes of a line, and what ends the game', async () => {
    const listed = async (name: string, at: RegExp): Promise<string> => {
      const record = golden(name);
      const args = ['play', '--resume', keep(record, lastOf(record, at)), '--bots', 'none'];
      return (await castellan(args, ['q'])).stdout;
    };
    expect(await listed('v2-final-for-nothing', /^activate/)).toMatch(/tokens on \w+ \(lost now\)/);
    expect(await listed('v2-final-for-nothing', /^build 1,2-2,2/)).toContain('for nothing now');
    expect(await listed('v2-finisher-wins', /^build/)).toContain('ends the game');
    expect(await listed('v1-final-tokens', /^(activate|invite|steal)/)).not.toContain('(lost now)');
  });
});
