import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { MAIN, type Run, withoutColourHints } from './castellan.js';

/** util-linux's `script` runs a program in a terminal of its own. */
const hasScript =
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

/** Each answer is typed when what it answers to has appeared. */
type Dialogue = readonly (readonly [sign: string, answer: string])[];

function inTerminal(args: string, dialogue: Dialogue, env = {}): Promise<Run> {
  const inherited = withoutColourHints(process.env);
  const command = `stty rows 40 cols 80; ${process.execPath} ${MAIN} ${args}`;
  return new Promise((resolve, reject) => {
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...inherited, TERM: 'xterm-256color', ...env },
    });
    let stdout = '';
    let heard = 0;
    let next = 0;
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      stdout += piece;
      const at = next < dialogue.length ? stdout.indexOf(dialogue[next][0], heard) : -1;
      if (at < 0) return;
      heard = stdout.length;
      child.stdin.write(dialogue[next++][1]);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr: '' }));
  });
}

const QUIT: Dialogue = [['quit)', 'q\r']];

describe.skipIf(!hasScript)('castellan in a terminal', () => {
  it('asks how many play and who is a bot, then draws on a screen of its own', async () => {
    const { code, stdout } = await inTerminal('play --seed t', [
      ['How many players, 2 to 4? [2]', '9\r'],
      ['a number from 2 to 4, please', '3\r'],
      ['are bots ("none" if all are people)? [1,2]', '7\r'],
      ['there is no seat "7"', '1,2\r'],
      ...QUIT,
    ]);
    expect(code).toBe(0);
    const opened = stdout.indexOf('\x1b[?1049h');
    const closed = stdout.indexOf('\x1b[?1049l');
    expect(opened).toBeGreaterThan(stdout.indexOf('there is no seat'));
    expect(closed).toBeGreaterThan(opened);
    expect(stdout.slice(opened, closed)).toContain('■2');
    expect(stdout.slice(closed)).toContain('The game is unfinished.');
    expect(stdout.slice(closed)).not.toContain('■2');
  });

  it('takes what stands in brackets on Enter', async () => {
    const { code, stdout } = await inTerminal('play --seed t', [['[2]', '\r'], ['[1]', '\r'], ...QUIT]);
    expect(code).toBe(0);
    expect(stdout).toContain('you');
    expect(stdout).toContain('bot');
  });

  it('shows help on a page of its own and draws the board again', async () => {
    const { stdout } = await inTerminal('play --players 2', [
      ['quit)', '?\r'],
      ['Enter goes on', '\r'],
      ...QUIT,
    ]);
    const help = stdout.indexOf('Type the number of a move');
    expect(stdout.indexOf('Château Roquefort', help)).toBeGreaterThan(help);
  });

  it('asks nothing when flags say it, and paints in colour', async () => {
    const { stdout } = await inTerminal('play --players 2', QUIT, { COLORTERM: 'truecolor' });
    expect(stdout).not.toContain('How many');
    expect(stdout).toContain('48;2;196;87;58m'); // a tiled roof
    expect((await inTerminal('play --players 2', QUIT, { COLORTERM: '', TMUX: '' })).stdout).toContain(
      '48;5;',
    );
    expect((await inTerminal('play --players 2', QUIT, { NO_COLOR: '1' })).stdout).not.toContain('48;');
  });

  it('asks for the mode of Oh mon château, and turns the pages of its help', async () => {
    const { code, stdout } = await inTerminal('play oh-mon-chateau --seed t', [
      ['[2]', '\r'],
      ['[1]', '\r'],
      ['Which mode, petits-batisseurs or grands-architectes? [petits-batisseurs]', 'x\r'],
      ['one of petits-batisseurs, grands-architectes, please', 'g\r'],
      ['quit)', '?\r'],
      ['Enter goes on', '\r'],
      ['Enter goes on', '\r'],
      ['Enter goes on', '\r'],
      ...QUIT,
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('may be invited: ');
    expect(stdout.indexOf('Guests with')).toBeGreaterThan(stdout.indexOf('Enter goes on'));
  });

  it('leaves on control-C and gives the screen back', async () => {
    const { code, stdout } = await inTerminal('play --players 2', [['quit)', '\x03']]);
    expect(code).toBe(0);
    expect(stdout).toContain('\x1b[?1049l');
    expect(stdout).toContain('The game is unfinished.');
  });
});
