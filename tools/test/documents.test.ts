import { describe, expect, it } from 'vitest';
import { problemsOf } from '../src/documents.js';

const THERE = ['docs/A.md', 'web/src/main.tsx'];
const problems = (text: string) => problemsOf(text, (path) => THERE.includes(path));

describe('a document', () => {
  it('leads to files that are there, by links and by names', () => {
    expect(problems('See [A](docs/A.md#part) and `web/src/main.tsx`, or https://example.org/b.md.')).toEqual(
      [],
    );
    expect(problems('See\n[B](docs/B.md) and\n`web/src/none.ts`.')).toEqual([
      '2 leads to docs/B.md, which is not there',
      '3 leads to web/src/none.ts, which is not there',
    ]);
    // what looks like a path may be a kind of file, or a part of one
    expect(problems('`*.test.ts`, `npm run x`, [there](https://example.org/x.md)')).toEqual([]);
  });

  it('has lines that can be read, where they can be broken', () => {
    const long = 'word '.repeat(30);
    expect(problems(long)).toEqual(['1 is longer than 120 characters']);
    expect(problems(`| ${long} |\n\`\`\`\n${long}\n\`\`\`\n- ${'x'.repeat(130)}`)).toEqual([]);
    expect(problems('é'.repeat(60) + ' é'.repeat(30))).toEqual([]);
  });

  it('names who does something', () => {
    expect(problems('The host begins; Whoever waits\n| somebody else |')).toEqual([
      '1 says "Whoever": name who it is',
      '2 says "somebody": name who it is',
    ]);
    expect(problems('A player in `server/somebody`, or\n```\nsomebody\n```')).toEqual([]);
  });
});
