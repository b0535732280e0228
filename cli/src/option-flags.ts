import type { GameOption, GameOptions, Json, JsonObject } from '@castellan/kernel';
import type { Custom } from './face.js';
import { type Flag, type Flags, type Given, onOff, text } from './flags.js';
import { givenOptions } from './given.js';
import { optionsFromFile } from './options-file.js';

/** What a game has to say of its options; the flags follow. */
type Told = {
  readonly options: GameOptions;
  readonly help: Readonly<Record<string, string>>;
  /** How the rulebook says who begins. */
  readonly custom?: Custom;
};

/** The part of a face that the options of a game make by themselves: the flags, and how they become options. */
export function optionFlags({ options, help, custom }: Told): {
  readonly flags: Flags;
  readonly readOptions: (given: Given) => JsonObject;
} {
  const flags = Object.fromEntries(
    Object.entries(options).map(([key, option]) => [key, flagOf(key, option, help[key] ?? key, custom)]),
  );
  return { flags, readOptions: (given) => readOptions(given, options, flags) };
}

function flagOf(key: string, option: GameOption, help: string, custom: Custom | undefined): Flag {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  switch (option.kind) {
    case 'choice': {
      const values = option.values.filter((value) => value !== option.unlisted);
      const word = typeof option.usual === 'number' ? 'N' : name.toUpperCase();
      return text(name, word, `${help}: ${either(values)} (${option.usual})`);
    }
    case 'count':
      return text(name, 'N', `${help} (${option.usual})`);
    case 'switch': {
      const off = name.startsWith('no-') ? name.replace('no-', 'allow-') : `no-${name}`;
      const usual = option.usual ? 'yes' : 'no';
      return onOff(name, off, `${help} (${option.follows ? `as the ${option.follows.option} says` : usual})`);
    }
    case 'first': {
      const asked = custom === undefined ? '' : ` or ${custom.word}, and it asks: "${custom.question}"`;
      return text(name, 'SEAT', `${help}: a seat from 0; random;${asked} (random)`);
    }
    case 'by-seat':
      return {
        kind: 'maybe-text',
        name,
        value: 'SEATS',
        pattern: /^\d+(,\d+)*$/,
        bare: 'all',
        help: `${help}: all players, or those at SEATS such as "0,2" (nobody)`,
      };
    case 'rows':
      return text(name, 'ROWS', `${help}; "/" between rows`);
    case 'data':
      return text(name, 'FILE', `${help}; a file of JSON`);
  }
}

/** "2, 3 or 4". */
function either(values: readonly (string | number)[]): string {
  return values.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

function readOptions(given: Given, options: GameOptions, flags: Flags): JsonObject {
  let read: Record<string, Json> = { ...givenOptions(given, flags) };
  for (const [key, { kind }] of Object.entries(options)) {
    const value = given[key];
    if (typeof value !== 'string') continue;
    if (kind === 'rows') read[key] = value.split('/').map((row) => row.trim());
    if (kind === 'by-seat') read[key] = bySeat(value, read.players);
    if (kind === 'data') {
      delete read[key];
      read = { ...optionsFromFile(key, value), ...read };
    }
  }
  return read;
}

/** A seat that nobody has makes the list longer than the table, and the game refuses it. */
function bySeat(value: string, players: Json = 2): Json {
  if (value === 'all' || value === 'none') return value === 'all';
  if (!/^\d+(,\d+)*$/.test(value)) return value;
  const seats = value.split(',').map(Number);
  const length = Math.max(typeof players === 'number' ? players : 2, ...seats.map((seat) => seat + 1));
  return Array.from({ length: Math.min(length, 16) }, (_, seat) => seats.includes(seat));
}
