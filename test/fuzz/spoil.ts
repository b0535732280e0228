import type { Input } from './input.js';

/** Letters that mean something to somebody: JSON, HTTP, SQL, shells, and where letters take more than one byte. */
const SHARP = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '-',
  '.',
  '/',
  '%',
  '%00',
  '%2e%2e',
  "'",
  ';',
  '\0',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '\u2028',
  '\u00e9',
  'e\u0301',
  '\ufeff',
  '\ud800',
  '\udc00',
  '🐭',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e999',
  '-0',
  '9007199254740993',
  '../',
  '\\u0000',
  '\\ud800',
];

/** A text with some of its letters changed, repeated, moved or left out. Each change is a few bytes of the input. */
export function spoilText(input: Input, text: string, tokens: readonly string[] = []): string {
  let letters = text;
  for (let changes = input.below(5); changes > 0; changes--) {
    const at = input.below(letters.length + 1);
    const length = 1 + input.below(8);
    const [before, here, after] = [
      letters.slice(0, at),
      letters.slice(at, at + length),
      letters.slice(at + length),
    ];
    const kind = input.below(8);
    if (kind === 0) letters = before + after;
    else if (kind === 1) letters = before + input.pick(SHARP) + here + after;
    else if (kind === 2) letters = before + input.pick(SHARP) + after;
    else if (kind === 3) letters = before + String.fromCharCode(input.below(128)) + here + after;
    else if (kind === 4) letters = before + here + here + after;
    else if (kind === 5 && tokens.length > 0) letters = before + input.pick(tokens) + after;
    else if (kind === 6) letters = before + here.repeat(1 + input.below(300)) + after;
    else letters = before + String.fromCharCode(input.below(65_536)) + after;
  }
  return letters;
}

/** Values that fit nowhere, or only just. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  2,
  3,
  4,
  0.5,
  255,
  65_536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e300,
  5e-324,
  '',
  '0',
  ' ',
  'a',
  '\0',
  '__proto__',
  'x'.repeat(41),
  'x'.repeat(300),
  '🐭',
  [],
  [[]],
  [null],
  {},
  { length: 1 },
  { toString: 1 },
];

/** A value of JSON of which some parts are something else. The one that is handed in stays as it is. */
export function spoilValue(input: Input, value: unknown, others: readonly unknown[] = ODD): unknown {
  let changed = structuredClone(value);
  for (let changes = input.below(4); changes > 0; changes--) changed = spoilOnce(input, changed, others, 0);
  return changed;
}

function spoilOnce(input: Input, value: unknown, others: readonly unknown[], depth: number): unknown {
  const isOpen = typeof value === 'object' && value !== null && depth < 8 && !input.once(8);
  if (!isOpen) {
    if (typeof value === 'string' && input.once(2)) return spoilText(input, value);
    if (typeof value === 'number' && input.once(2)) return value + input.below(5) - 2;
    return input.pick(input.once(2) ? others : ODD);
  }
  if (Array.isArray(value)) {
    const at = input.below(value.length + 1);
    const kind = input.below(4);
    if (kind === 0) return value.toSpliced(at, 1);
    if (kind === 1) return value.toSpliced(at, 0, value[at] ?? input.pick(others));
    if (value.length === 0) return [input.pick(others)];
    return value.with(at % value.length, spoilOnce(input, value[at % value.length], others, depth + 1));
  }
  const entries = Object.entries(value);
  const kind = input.below(5);
  if (kind === 0 && entries.length > 0)
    return Object.fromEntries(entries.toSpliced(input.below(entries.length), 1));
  if (kind === 1 || entries.length === 0) {
    const name = input.pick(['__proto__', 'constructor', 'type', 'length', '', 'x', 'id', '0']);
    return Object.fromEntries([...entries, [name, input.pick(others)]]);
  }
  const at = input.below(entries.length);
  const [name, held] = entries[at];
  return Object.fromEntries(entries.with(at, [name, spoilOnce(input, held, others, depth + 1)]));
}
