import { replay, unwrap } from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { castellan } from '../castellan.js';

async function trace(...args: string[]) {
  const { code, stdout, stderr } = await castellan(['trace', 'oh-mon-chateau', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout.trimEnd().split('\n');
  return { text: stdout, lines: lines.map((line) => JSON.parse(line)) };
}

describe('castellan trace oh-mon-chateau', () => {
  it.each([
    ['petits-batisseurs', 'random'],
    ['petits-batisseurs', 'eager'],
    ['grands-architectes', 'random'],
    ['grands-architectes', 'eager'],
  ])('prints well-formed games of %s, %s', async (mode, policy) => {
    const args = ['--mode', mode, '--players', '3', '--policy', policy, '--seed', 't', '--games', '2'];
    const { lines, text } = await trace(...args);
    expect((await trace(...args)).text).toBe(text);
    for (const line of lines) {
      if (line.setup !== undefined) {
        expect(line.setup).toEqual({
          mode,
          players: 3,
          first: expect.any(Number),
          stallTurns: 100,
          mustUseDice: true,
        });
      } else if (line.actor === 'chance') {
        expect(line.legal[line.move]).toBeGreaterThan(0);
      } else {
        expect(line.legal).toContain(line.move);
        expect(line.legal).toEqual([...line.legal].sort());
        const idle = line.legal.filter((move: string) => /^(pass|skip|end)$/.test(move));
        if (policy === 'eager' && idle.length < line.legal.length) expect(idle).not.toContain(line.move);
      }
    }
    expect(lines.at(-1).state.over).toBe(true);
  });

  it('tells house rules and dice that may be left in the setup', async () => {
    const { lines } = await trace('--seed', 'h', '--no-theft', '--no-must-use-dice', '--first', '0');
    expect(lines[0].setup).toEqual({
      mode: 'petits-batisseurs',
      players: 2,
      first: 0,
      stallTurns: 100,
      mustUseDice: false,
      theft: false,
    });
    expect(lines.some(({ legal }) => Array.isArray(legal) && legal.includes('pass'))).toBe(true);
  });

  it('plays a game again by its number', async () => {
    const two = await trace('--seed', 'k', '--games', '2');
    const second = await trace('--seed', 'k', '--from', '2');
    expect(second.lines).toEqual(two.lines.filter((line) => line.game === 2));
  });

  it('describes the very states that the record of its moves replays to', async () => {
    const { lines } = await trace('--seed', 'r', '--first', '1', '--mode', 'grands-architectes');
    const state = ohMonChateau.start(unwrap(ohMonChateau.prepare(lines[0].setup, null)));
    const record = {
      game: 'oh-mon-chateau',
      rulesVersion: ohMonChateau.rulesVersion,
      options: lines[0].setup,
      actions: lines.slice(1).map((line, i) => {
        const before = i === 0 ? ohMonChateau.describe(state) : lines[i].state;
        return before.actors.length > 1 ? `${line.actor}:${line.move}` : line.move;
      }),
    };
    expect(ohMonChateau.describe(unwrap(replay(ohMonChateau, record)))).toEqual(lines.at(-1).state);
  });
});

describe('castellan perft oh-mon-chateau', () => {
  it('counts the rolls, then what both seats may do with them', async () => {
    const { code, stdout } = await castellan(['perft', 'oh-mon-chateau', '--depth', '2', '--seed', 'p']);
    expect(code).toBe(0);
    // With all cells free a resource has three, inhabitants one, "?" thirteen; and who did not roll may pass.
    const uses = [3, 3, 3, 3, 1, 13];
    let sequences = 0;
    for (let a = 0; a < 6; a++)
      for (let b = a; b < 6; b++) sequences += 2 * (a === b ? uses[a] : uses[a] + uses[b]) + 1;
    expect(stdout).toMatch(/^oh-mon-chateau, after 0 actions, seed p\n/);
    expect(stdout).toMatch(new RegExp(`\\n +1 +21\\n +2 +${sequences}\\n$`));
  });
});
