import type { Game, JsonObject, State } from '@castellan/kernel';
import type { Face } from '../face.js';
import { optionFlags } from '../option-flags.js';
import { COLUMNS } from '../terminal/layout.js';
import { plainEntry } from '../words.js';

/**
 * A face for any game: its view as text, line by line, its events as they are called, its moves as they are written. It is
 * what a new game begins with, until it has one of its own.
 */
export function plainFace<O extends JsonObject, View, Event>(
  title: string,
  { options }: Game<O, State<View, Event>>,
): Face<O, View, Event> {
  const help = Object.fromEntries(Object.keys(options).map((key) => [key, wordsOf(key)]));
  return {
    title: () => title,
    ...optionFlags({ options, help }),
    questions: [],
    custom: () => null,
    firstSeat: ({ first }) => (typeof first === 'number' ? first : 0),
    beginsTurn: () => false,
    kinds: [],
    idle: [],
    entry: plainEntry,
    note: () => '',
    draw: (view, { names }) =>
      Object.entries(view as JsonObject).flatMap(([name, value]) =>
        wrapped(`${wordsOf(name)}: ${bySeat(value, names)}`),
      ),
    tell: (events) =>
      events.map((event) => {
        const { type = 'something happened', ...rest } = event as JsonObject;
        const details = Object.entries(rest).map(([name, value]) => `${wordsOf(name)} ${plainly(value)}`);
        return [wordsOf(String(type)), ...details].join(', ');
      }),
    endings: {},
    scoreName: 'points',
    help: () => [`${title}: type a number of the list, or a move as it is written there.`],
  };
}

/** "cardsLeft" as one says it. */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A list with an entry a seat tells whose each is. */
function bySeat(value: unknown, names: readonly string[]): string {
  if (!Array.isArray(value) || value.length !== names.length) return plainly(value);
  return value
    .map((one, seat) => `${seat}${names[seat] === '' ? '' : ` (${names[seat]})`} ${plainly(one)}`)
    .join(', ');
}

function plainly(value: unknown): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  for (let rest = line; rest !== ''; ) {
    const at = rest.length <= COLUMNS ? rest.length : Math.max(1, rest.lastIndexOf(' ', COLUMNS));
    lines.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return lines;
}
