import { expect, it } from 'vitest';
import { slippedStyles } from '../src/styles-of-games.js';

const ownerOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
const CODE = [
  { path: 'games/chess/board.tsx', text: 'return <div class="board big"  />;' },
  { path: 'games/draughts/board.tsx', text: "const shown = 'board men';" },
  { path: 'shell/page.tsx', text: '<main class="page big" />' },
];
const slipped = (text: string, path = 'styles/page.css') => slippedStyles([...CODE, { path, text }], ownerOf);

it('the styles of a game lie in its folder', () => {
  expect(slipped('.page {\n  margin: 0;\n}\n.big .board {\n}')).toEqual([]);
  expect(slipped('/* .men\n */\n.page .men:has(.big) {\n}')).toEqual([
    'styles/page.css:3 styles ".men", which only "draughts" has',
  ]);
  expect(slipped('.men {\n}', 'games/draughts/board.css')).toEqual([]);
});
