import { writeFileSync } from 'node:fs';
import { EDITIONS } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { castellan, freshFile } from './castellan.js';
import { peoplesGame } from './games.js';

const EDITION = 'appenzell-2007';
const { title } = EDITIONS[EDITION];
const USUAL = EDITIONS['zoch-2007'].title;

/** [R3.2] Every edition is played under its own name, and its help tells its rules. */
describe('whoever chooses an edition plays under its name', () => {
  it('while playing, and in the help that is asked for then', async () => {
    const args = ['play', '--bots', 'none', '--first', '0', '--seed', 'e'];
    const { stdout } = await castellan([...args, '--edition', EDITION], ['?']);
    expect(stdout).toContain(title);
    expect(stdout).toContain('A turn has one to four actions');
    expect(stdout).not.toContain(USUAL);
    const usual = (await castellan(args, ['?'])).stdout;
    expect(usual).toContain(USUAL);
    expect(usual).toContain('A turn has up to four actions');
    expect(usual).not.toContain(title);
    // what the table has agreed on counts, whatever its edition is called
    const strict = (await castellan([...args, '--must-act'], ['?'])).stdout;
    expect(strict).toContain('A turn has one to four actions');
  });

  it('in a replay: the record says which edition it was', async () => {
    const file = freshFile();
    writeFileSync(file, peoplesGame('edition', { players: 2, edition: EDITION }).text);
    const { stdout } = await castellan(['replay', file, '--quiet']);
    expect(stdout).toContain(title);
    expect(stdout).not.toContain(USUAL);
  });

  it.concurrent.each([
    [['help', 'roquefort', '--edition', EDITION]],
    [['play', '--help', '--edition', EDITION]],
    [['simulate', '--games', '1', '--edition', EDITION]],
  ])('in %j', async (args) => {
    const { code, stdout } = await castellan(args);
    expect(code).toBe(0);
    expect(stdout).toContain(title);
    expect(stdout).not.toContain(USUAL);
  });

  it('in the setup of a trace', async () => {
    const setupOf = async (...args: string[]) => {
      const { stdout } = await castellan(['trace', '--seed', 'e', ...args]);
      return JSON.parse(stdout.slice(0, stdout.indexOf('\n'))).setup;
    };
    expect((await setupOf()).edition).toBe('zoch-2007');
    expect(await setupOf('--edition', EDITION)).toMatchObject({
      edition: EDITION,
      options: { mustAct: true },
    });
  });
});
