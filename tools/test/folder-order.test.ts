import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedTwice } from '../src/exported-names.js';
import { outOfOrder } from '../src/folder-order.js';
import { smallProject } from './small-project.js';

const ORDER = [['ids'], ['store'], ['people', 'notices'], ['games'], ['games/chess', 'rooms/*'], ['.']];
const found = (files: Readonly<Record<string, string>>) => {
  const root = join(smallProject(files), 'src');
  return outOfOrder(root, ORDER).map((problem) => problem.slice(root.length + 1));
};

describe('the order of folders', () => {
  it('lets each import what is below, and itself', () => {
    const files = {
      'src/ids.ts': 'export const id = 1;',
      'src/store/store.ts': "import { id } from '../ids.js';\nimport './own.js';",
      'src/store/own.ts': '',
      'src/people/deep/er.ts':
        "export type { Store } from '../../store/store.js';\nimport { x } from 'elsewhere';",
      'src/games/chess/board.tsx': "import '../common.js'; import p from '../../../package.json';",
      'src/games/common.ts': '',
      'src/main.ts': "import './people/deep/er.js';\nawait import('./games/chess/board.js');",
    };
    expect(found(files)).toEqual([]);
  });

  it.each([
    ['above, by value', 'store/a', "import { b } from '../people/b.js';", 'people is not below store'],
    ['above, by type', 'store/a', "import type { B } from '../people/b.js';", 'people is not below store'],
    ['above, handed on', 'store/a', "export * from '../people/b.js';", 'people is not below store'],
    ['above, later', 'store/a', "const b = import('../people/b.js');", 'people is not below store'],
    ['beside', 'notices/a', "import {\n  b,\n} from '../people/b.js';", 'people is not below notices'],
    ['at the root', 'people/a', "import '../main.js';", '. is not below people'],
    ['in another part', 'rooms/hall/a', "import '../tower/b.js';", 'rooms/tower is not below rooms/hall'],
    ['a part of its own', 'games/a', "import './chess/board.js';", 'games/chess is not below games'],
  ])('refuses what lies %s', (_what, file, text, why) => {
    const target = /'(\..*)'/.exec(text)?.[1];
    expect(found({ [`src/${file}.ts`]: text })).toEqual([`${file}.ts must not import ${target}: ${why}`]);
  });

  it('wants to know every folder', () => {
    expect(found({ 'src/new/a.ts': '' })).toEqual([
      'new/a.ts: say in check-boundaries.ts where its folder comes',
    ]);
  });
});

describe('names of types', () => {
  it('are exported once', () => {
    const project = smallProject({
      'a/one.ts': 'export type Line = 1;\ntype Own = 1;\nexport const Value = 1;',
      'b/two.tsx': 'export class Line {}\ntype Own = 2;\nexport type { Value } from "x";',
    });
    expect(namedTwice([join(project, 'a')])).toEqual([]);
    expect(namedTwice([join(project, 'a'), join(project, 'b')])).toEqual([
      `${project}/b/two.tsx: ${project}/a/one.ts exports a type Line already`,
    ]);
  });
});
