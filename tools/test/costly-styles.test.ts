import { expect, it } from 'vitest';
import { costlyStyles } from '../src/costly-styles.js';

const costly = (text: string) => costlyStyles([{ path: 'page.css', text }]);

it('a place among siblings is asked for by name', () => {
  expect(costly('.row > .button:nth-last-child(n + 3) ~ .button {\n}\n/* > :first-child */')).toEqual([]);
  expect(costly('td:last-child {\n}\n.player:has(a):first-child {\n}')).toEqual([]);
  expect(costly('.row {\n}\n.row > :nth-last-child(n + 3) ~ * {')).toEqual([
    'page.css:3 asks everything for its place among its siblings: .row > :nth-last-child(n + 3) ~ * {',
  ]);
  expect(costly(':only-child {')).toHaveLength(1);
  expect(costly('.row:not(:first-child, :last-child) {')).toEqual([]);
});
