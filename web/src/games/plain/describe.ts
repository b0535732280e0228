import { formatNumber } from '../../i18n/format.js';
import type { PlainEvent, PlainView, PlainWords } from './kit.js';
import { plainTexts } from './texts/table.js';

/** What there is to know of a position: what is everybody's, and a line for each player. */
export type Described = {
  readonly common: readonly { readonly key: string; readonly label: string; readonly value: string }[];
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  /** By seat, then by column. */
  readonly rows: readonly (readonly string[])[];
};

/** A view in words. What is a list with an entry for each seat is told seat by seat. */
export function describe(view: PlainView, players: number, words: PlainWords): Described {
  const labelled = Object.entries(view).map(([key, value]) => ({
    key,
    value,
    label: labelOf(key, words.view),
  }));
  const isBySeat = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length === players;
  const bySeat = labelled.filter(({ value }) => isBySeat(value));
  return {
    common: labelled
      .filter(({ value }) => !isBySeat(value))
      .map(({ key, label, value }) => ({ key, label, value: valueWords(value, words) })),
    columns: bySeat.map(({ key, label }) => ({ key, label })),
    rows: Array.from({ length: players }, (_, seat) =>
      bySeat.map(({ value }) => valueWords((value as readonly unknown[])[seat], words)),
    ),
  };
}

/** What something is called; as the rules call it where there is no word for it. */
export function labelOf(key: string, words: Readonly<Record<string, string>>): string {
  return Object.hasOwn(words, key) ? words[key] : capital(spaced(key));
}

export function valueWords(value: unknown, words: PlainWords): string {
  const { value: told } = plainTexts();
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? told.yes : told.no;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return Object.hasOwn(words.moves, value) ? words.moves[value] : value;
  if (Array.isArray(value))
    return value.length === 0 ? told.none : value.map((one) => valueWords(one, words)).join(', ');
  return Object.entries(value)
    .map(([key, one]) => `${labelOf(key, words.view)} ${valueWords(one, words)}`)
    .join(', ');
}

/** A move as a button says it. */
export function moveWords(move: string, { moves }: PlainWords): string {
  const known = (text: string): string => (Object.hasOwn(moves, text) ? moves[text] : text);
  return Object.hasOwn(moves, move) ? moves[move] : capital(move.split(' ').map(known).join(' '));
}

export function eventWords(event: PlainEvent, names: readonly string[], words: PlainWords): string {
  const { type, seat, ...rest } = event;
  const told = String(type);
  if (Object.hasOwn(words.events, told)) return words.events[told](event, names);
  const details = Object.entries(rest).map(([key, value]) => `${spaced(key)} ${valueWords(value, words)}`);
  const who = typeof seat === 'number' ? `${names[seat]}: ` : '';
  return `${who}${[spaced(told), ...details].join(', ')}`;
}

/** "cardsLeft" as one says it. */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function capital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}
