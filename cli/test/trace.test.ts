import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { replay, unwrap } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { castellan, MAIN } from './castellan.js';

type Line = {
  game: number;
  setup?: { players: number; layout: string; rooms: string[]; goal: number; options: object; first: number };
  n: number;
  actor: number | 'chance';
  legal: string[] | Record<string, number>;
  move: string;
  state: { turn: number; over: boolean; winner: number | null; tiles: object };
};

async function trace(...args: string[]): Promise<{ lines: Line[]; text: string }> {
  const { code, stdout, stderr } = await castellan(['trace', 'roquefort', '--policy', 'random', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.endsWith('\n')).toBe(true);
  return {
    lines: stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
    text: stdout,
  };
}

describe('castellan trace', () => {
  it('prints well-formed games: every move is among the legal ones, which are sorted', async () => {
    const { lines } = await trace('--players', '3', '--seed', 's', '--games', '3');
    let game = 0;
    let n = 0;
    for (const line of lines) {
      if (line.setup !== undefined) {
        expect(line.game).toBe(++game);
        expect(line.setup).toMatchObject({ players: 3, layout: 'A', goal: 4 });
        n = 0;
        continue;
      }
      expect([line.game, line.n]).toEqual([game, ++n]);
      if (line.actor === 'chance') {
        const weights = line.legal as Record<string, number>;
        expect(weights[line.move]).toBeGreaterThan(0);
        expect(Object.keys(weights)).toEqual(Object.keys(weights).sort());
      } else {
        const legal = line.legal as string[];
        expect(legal).toContain(line.move);
        expect(legal).toEqual([...legal].sort());
      }
    }
    expect(game).toBe(3);
    for (const k of [1, 2, 3]) expect(lines.filter((line) => line.game === k).at(-1)?.state.over).toBe(true);
  });

  it('gives the same bytes for the same arguments, and other games for another seed', async () => {
    const first = await trace('--seed', 'same', '--games', '2');
    expect((await trace('--seed', 'same', '--games', '2')).text).toBe(first.text);
    expect((await trace('--seed', 'other', '--games', '2')).text).not.toBe(first.text);
  });

  it('plays game 2 alike whether or not game 1 is asked for in full', async () => {
    const both = await trace('--seed', 'k', '--games', '2');
    const three = await trace('--seed', 'k', '--games', '3');
    const second = (lines: Line[]): Line[] => lines.filter((line) => line.game === 2);
    expect(second(three.lines)).toEqual(second(both.lines));
  });

  it('describes the very states that the record of its moves replays to', async () => {
    const { lines } = await trace('--seed', 'r', '--first', '1');
    const actions = lines.slice(1).map((line) => line.move);
    const record = { game: 'roquefort', rulesVersion: 1, options: { first: 1 }, actions };
    expect(roquefort.describe(unwrap(replay(roquefort, record)))).toEqual(lines.at(-1)?.state);
  });

  it('takes every option of the game', async () => {
    const rooms = '#AABCC#/DEEBFFG/DHIIIJG/DHKKKJG/LMMNOOP/LMMNOOP/#QQNRR#';
    const { lines } = await trace(
      ...['--players=4', '--edition', 'appenzell-2007', '--rooms', rooms, '--goal', '5', '--no-must-act'],
      ...[
        '--no-enter-over-tower',
        '--no-push-back',
        '--memory-aid',
        '0,2',
        '--stall-turns',
        '7',
        '--first',
        '3',
      ],
      ...['--seed', 'o'],
    );
    expect(lines[0].setup).toEqual({
      players: 4,
      edition: 'appenzell-2007',
      layout: 'custom',
      rooms: rooms.split('/').map((row) => [...row].join(' ')),
      goal: 5,
      options: { mustAct: false, enterOverTower: false, noPushBack: true, stallTurns: 7 },
      first: 3,
    });
    const other = await trace(
      '--must-act',
      '--enter-over-tower',
      '--allow-push-back',
      '--memory-aid',
      '--seed',
      'o',
    );
    expect(other.lines[0].setup?.options).toMatchObject({
      mustAct: true,
      enterOverTower: true,
      noPushBack: false,
    });
    expect((await trace('--layout', 'B', '--seed', 'o')).lines[0].setup?.layout).toBe('B');
    expect(
      (await trace('--layout', 'random', '--first', 'random', '--seed', 'o')).lines[0].setup?.layout,
    ).toBe('random');
  });

  it('tells the seed on stderr when nobody chose one', async () => {
    const run = await castellan(['trace']);
    const seed = /^seed ([0-9a-f]{16})\n$/.exec(run.stderr)?.[1];
    expect((await castellan(['trace', '--seed', seed ?? ''])).stdout).toBe(run.stdout);
  });

  it('stops quietly when the reader has seen enough', async () => {
    const child = spawn(process.execPath, [MAIN, 'trace', '--games', '100000', '--seed', 'e']);
    let stderr = '';
    child.stderr.on('data', (piece) => {
      stderr += piece;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
