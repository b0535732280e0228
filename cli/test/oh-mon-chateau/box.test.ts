import { writeFileSync } from 'node:fs';
import { printedBox } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { castellan, freshFile } from '../castellan.js';

const BLUE = printedBox('grands-architectes');
const BOX = {
  ...BLUE,
  lines: { ...BLUE.lines, '1,1-2,1': 'tower 12' },
  guests: { ...BLUE.guests, roi: 4 },
};

function fileWith(content: unknown): string {
  const file = freshFile();
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('a box of one’s own in a terminal', () => {
  it('is played from the page’s file, kept in the record, and shown when that is replayed', async () => {
    const shared = fileWith({
      box: 1,
      game: 'oh-mon-chateau',
      name: 'Ours',
      data: { mode: 'grands-architectes', box: BOX },
    });
    const saved = freshFile();
    const table = [
      'play',
      'oh-mon-chateau',
      '--bots',
      'none',
      '--first',
      '0',
      '--seed',
      'f',
      '--box',
      shared,
    ];
    const played = await castellan([...table, '--save', saved], ['?', 'q']);
    expect(played.stderr).toBe('');
    expect(played.stdout).toContain('1,1-2,1 tower 12');
    const { code, stdout } = await castellan(['replay', saved, '--quiet']);
    expect(code).toBe(0);
    expect(stdout).toContain('1,1-2,1 tower 12');
  });

  it('is refused with every mistake and its place', async () => {
    const file = fileWith({ ...BOX, rows: BOX.rows.with(0, 'S X . . .') });
    const args = ['simulate', 'oh-mon-chateau', '--mode', 'grands-architectes', '--games', '1', '--box'];
    const { code, stderr } = await castellan([...args, file]);
    expect(code).toBe(2);
    expect(stderr).toContain('box, 1,2: a place is W, S, G, F or ".", not X [O1.1]');
    expect(stderr).toContain('box, G: a resource has 3 cells, not 2 [O1.1]');
    expect((await castellan([...args, `${file}.none`])).stderr).toContain('--box: cannot read');
  });
});
