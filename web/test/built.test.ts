import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OLDEST } from '../browsers.js';
import { frenchIn } from '../french-plugin.js';
import { builtFiles, importsOf, reachedFrom, startsOf, startsWorkers } from './harness/built.js';
import { beyondES5, NEWER_STYLES, newerBuiltIns, newerSyntax, toldIn2009 } from './harness/oldest.js';

const scripts = builtFiles('dist/web', /\.js$/);
const styles = builtFiles('dist/web', /\.css$/);
/** Used within `try`, with another way for those who have it not. */
const TRIED = new Set(['navigator.clipboard']);
const entries = new Set(scripts.flatMap(startsOf));
const isAsset = ({ path }: { readonly path: string }): boolean => path.startsWith('/assets/');
const TELLER = scripts.find(({ path }) => path === '/too-old.js') ?? expect.fail('nobody tells them');

it('the entry of a Worker is imported by nothing: WebKit would run it once more', () => {
  expect([...entries].sort()).toEqual([
    expect.stringMatching(/^\/assets\/table\.worker-.*\.js$/),
    '/service-worker.js',
  ]);
  const wrong = scripts.flatMap((script) =>
    importsOf(script)
      .filter((path) => entries.has(path))
      .map((path) => `${script.path} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

it('no line of French begins with a mark: the space before it does not break', () => {
  // the service worker is not made smaller: there operators have spaces as well
  const [texts, [worker]] = [
    scripts.filter(isAsset),
    scripts.filter((one) => !isAsset(one) && one !== TELLER),
  ];
  expect(worker.code).toMatch(/Une partie(\u00a0|\\xA0)\?/);
  expect(texts.some(({ code }) => /«(\u00a0|\\xA0)Installer(\u00a0|\\xA0)»/.test(code))).toBe(true);
  // a die that shows a question mark is a move and no French
  const found = texts.flatMap(({ path, code }) =>
    [
      ...code.replaceAll(/(roll( [a-z]+)?|take) \?/g, '').matchAll(/[\p{L}\d})’] [!?;:»](?=[\s'"`\\$])|« /gu),
    ].map(({ index, input }) => `${path}: ${input.slice(index - 30, index + 10)}`),
  );
  expect(found).toEqual([]);
});

it('French is found wherever it stands in a source, and nothing else is touched', () => {
  const source = (fr: string, other: string): string =>
    [
      `const a = { de: 'Wer${other}?', fr: 'Qui${fr}?', en: 'Who${other}?' };`,
      `const b = { fr: (name) => \`\${name}${fr}: {}, « oui${fr}»${fr}!\`, x: ['take${other}?', y ? 1 : 2] };`,
      `const fr: Texts = { one: "a${fr};", more: ['b${fr}!', c ? d : e] };`,
      `const game = { "fr": "Une partie${fr}?" }; const z = 'roll${other}?';`,
    ].join('\n');
  expect(frenchIn(source(' ', ' '))).toBe(source('\u00a0', ' ').replace('« oui', '«\u00a0oui'));
});

it('no Worker starts another one: in Firefox it stands still then, now and then', () => {
  const inWorkers = new Set([...entries].flatMap((entry) => [...reachedFrom(entry, scripts)]));
  expect(inWorkers.size).toBeGreaterThan(3);
  expect(scripts.filter(startsWorkers).filter(({ path }) => inWorkers.has(path))).toEqual([]);
});

it('nothing moves for ever: a table that waits for its player costs nothing', () => {
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter(({ code }) => /\binfinite\b/.test(code)).map(({ path }) => path)).toEqual([]);
});

it('no rule makes browsers style everything below it anew: nothing stands for anything behind ":has"', () => {
  // what stands in brackets is looked for; a star behind it is what would be styled
  const starred = (code: string): string[] =>
    [...code.matchAll(/[^{}]+(?=\{)/g)]
      .flatMap(([rule]) => rule.split(','))
      .filter((one) => /:has\([^)]*\)+[^{]*[\s>+~]\*/.test(one));
  expect(starred('a:has(> b) > *{c:d}')).toHaveLength(1);
  expect(styles.flatMap(({ code }) => starred(code))).toEqual([]);
});

describe('the oldest browsers that are meant to work', () => {
  it('can read every script, and none uses what they lack without asking', () => {
    expect(scripts.flatMap(newerSyntax)).toEqual([]);
    expect(scripts.flatMap((script) => newerBuiltIns(script, TRIED))).toEqual([]);
    // the check itself: each of these must be seen
    const seen = (code: string): number => {
      const script = { path: 'x', code };
      return newerSyntax(script).length + newerBuiltIns(script, new Set()).length;
    };
    const newer = [
      '/a/v',
      '/(?i:a)/',
      'import a from "a" with {type:"json"}',
      'using a = b',
      'Object.groupBy(a,b)',
    ];
    expect(
      [...newer, 'a.isSubsetOf(b)', 'navigator.locks.request(a)'].filter((code) => seen(code) === 0),
    ).toEqual([]);
    expect(
      seen(
        'typeof Object.groupBy; Object.groupBy(a); a.getCoalescedEvents?.(); class A { static #b; static {} }',
      ),
    ).toBe(0);
  });

  it('understand every style', () => {
    const found = styles.flatMap(({ path, code }) =>
      [...code.matchAll(NEWER_STYLES)].map(([text]) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['de-AT', /^Dieser Browser ist zu alt/],
    ['xx', /^This browser is too old/],
    [undefined, /^This browser is too old/],
  ])('are named to older ones by what even a browser of 2009 has, in the language %s', (language, words) => {
    expect(toldIn2009(TELLER.code, language)).toMatch(words);
  });

  it('are named to older ones, in words that these can read', () => {
    const teller = TELLER;
    expect(beyondES5(teller)).toEqual([]);
    const { chrome, firefox, safari } = OLDEST;
    expect(teller.code).toContain(`Chrome ${chrome}, Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
    expect(readFileSync('README.md', 'utf8')).toContain(
      `Chrome and Edge from ${chrome}, Firefox from ${firefox} and Safari from ${safari} on`,
    );
  });
});
