import { describe, expect, it } from 'vitest';
import { castellan } from './castellan.js';

const COMMANDS = ['play', 'simulate', 'replay', 'trace', 'perft', 'bot'];

describe('castellan', () => {
  it.each([[[]], [['--help']], [['help']]])('lists its commands: %j', async (args) => {
    const { code, stdout, stderr } = await castellan(args);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(stdout).toContain('Games: roquefort, oh-mon-chateau\n');
  });

  it('tells its version', async () => {
    expect(await castellan(['--version'])).toMatchObject({ code: 0, stdout: 'castellan 0.1.0\n' });
  });

  it.concurrent.each(COMMANDS)('explains %s, by --help and by help', async (command) => {
    const asked = await castellan([command, '--help']);
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect(asked.stdout).toContain(`Usage: castellan ${command}`);
    expect(await castellan(['help', command])).toEqual(asked);
    expect(Math.max(...asked.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('names every option of the game in the help of a game command', async () => {
    const { stdout } = await castellan(['trace', '--help']);
    const flags =
      'players edition layout rooms goal must-act no-must-act enter-over-tower no-enter-over-tower';
    const more = 'no-push-back allow-push-back memory-aid stall-turns first seed policy games from';
    for (const flag of `${flags} ${more}`.split(' ')) expect(stdout).toContain(`--${flag}`);
    expect(stdout).toContain('castellan help trace oh-mon-chateau');
    const other = (await castellan(['help', 'trace', 'oh-mon-chateau'])).stdout;
    for (const flag of ['mode', 'players', 'first', 'stall-turns']) expect(other).toContain(`--${flag}`);
    expect(other).not.toContain('--layout');
    expect((await castellan(['trace', 'oh-mon-chateau', '--help'])).stdout).toBe(other);
  });

  it.concurrent.each(['roquefort', 'oh-mon-chateau'])('explains the game %s', async (game) => {
    const { code, stdout } = await castellan(['help', game]);
    // what we had to guess is called a guess
    expect(stdout).toContain('our reconstruction');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^(Château Roquefort|Oh mon château)\n/);
    expect(stdout).toMatch(/^end {3,}end /m);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('bad input ends with exit code 2 and says what is wrong', () => {
  it.concurrent.each([
    [['frob'], 'unknown command "frob"'],
    [['--frob'], 'unknown option "--frob"'],
    [['help', 'frob'], 'unknown command "frob"'],
    [['play', 'chess'], 'unknown game "chess"; known: roquefort, oh-mon-chateau'],
    [['simulate', '--games', '5', 'chess'], 'unknown game "chess"'],
    [['trace', '--frob'], "Unknown option '--frob'"],
    [['trace', 'roquefort', 'roquefort'], 'do not know what "roquefort" is for'],
    [['trace', '--seed'], "Option '--seed <value>' argument missing"],
    [['trace', '--players', '7'], 'players: one of 2, 3, 4 is needed, not 7 [R1.8]'],
    [['trace', '--edition', 'mine'], 'edition: one of zoch-2007'],
    [['trace', '--layout', 'C'], 'layout: one of A, B, random, custom is needed, not "C" [R1.7]'],
    [['trace', '--layout', 'custom'], 'layout "custom" needs its rooms [R1.7]'],
    [['trace', '--rooms', '#AABCC#'], 'rooms: there are 7 rows, not 1 [R1.1]'],
    [
      ['trace', '--rooms', '#AABCC#/DEEBFFG/DHIIIJG/KHLLLJM/KNNOPPM/KNNOPPM/QQQORR#'],
      'a1: a corner is a tower "#", not "Q" [R1.2]',
    ],
    [['trace', '--goal', 'many'], 'goal: one of 4, 5, 6 is needed, not "many" [R2.4]'],
    [['trace', '--must-act', '--no-must-act'], '--must-act and --no-must-act contradict each other'],
    [['trace', '--memory-aid', '0,5'], '[R10.3]'],
    [['trace', '--memory-aid=some'], 'memoryAid: true or false is needed, not "some" [R10.3]'],
    [['trace', '--stall-turns', '-1'], '--stall-turns'],
    [['trace', '--stall-turns', 'x'], 'stallTurns: a whole number from 0 to 10000 is needed, not "x" [R9.5]'],
    [['trace', '--first', '2'], 'first: a seat from 0 to 1 is needed, not 2 [R2.3]'],
    [['trace', '--games', '0'], '--games: a whole number from 1 to 1000000 is needed, not "0"'],
    [['trace', '--policy', 'clever'], '--policy: one of random, eager, crumb, noisette,'],
    [['trace', '--from', '0'], '--from: a whole number from 1 to 1000000 is needed, not "0"'],
    [['simulate', '--games', 'x'], '--games: a whole number'],
    [['simulate', '--goal', '9', '--first', '3'], 'first: a seat from 0 to 1 is needed, not 3 [R2.3]'],
    [['trace', 'oh-mon-chateau', '--layout', 'B'], "Unknown option '--layout'"],
    [['trace', 'oh-mon-chateau', '--players', '5'], 'players: one of 2, 3, 4 is needed, not 5 [O1.1]'],
    [['trace', 'oh-mon-chateau', '--mode', 'grand'], 'mode: one of petits-batisseurs, grands-architectes'],
    [['trace', 'oh-mon-chateau', '--first', '2'], 'first: a seat from 0 to 1 is needed, not 2 [O2.2]'],
    [['trace', 'oh-mon-chateau', '--stall-turns', 'x'], 'stallTurns: a whole number from 0 to 10000'],
    [['simulate', '--save-extremes', '/dev/null/x'], '--save-extremes: '],
    [['perft', '--depth', '0'], '--depth: a whole number from 1 to 30 is needed, not "0"'],
    [['perft', '--seed', '1', '--after', '100000'], '--after: this game was over after'],
    [['play', '--bots', '2'], '--bots: there is no seat "2"'],
    [['play', '--save', '/no/such/folder/game.json'], 'cannot write /no/such/folder/game.json'],
    [['play', '--resume', '/no/such/file.json'], 'cannot read /no/such/file.json'],
    [['play', '--resume', '-'], 'standard input is for moves'],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await castellan(args);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/Try "castellan.* --help"\.\n$/);
    expect(stderr).not.toContain('    at ');
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

it('[O3.4] the help of Oh mon château says what the table plays with dice', async () => {
  const pass = async (...args: string[]) =>
    /^pass .*$/m.exec((await castellan(['help', 'oh-mon-chateau', ...args])).stdout)?.[0];
  expect(await pass()).toContain('uses each that can be used');
  expect(await pass('--no-must-use-dice')).toBe('pass                  use no more dice');
});
