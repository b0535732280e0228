import { parseArgs } from 'node:util';
import { BadInput } from './bad-input.js';

/** What can be given on the command line, by the key under which the program asks for it. */
export type Flags = Readonly<Record<string, Flag>>;

export type Flag =
  | { readonly kind: 'text'; readonly name: string; readonly value: string; readonly help: string }
  /** A text that may be left out: `--name` alone means `bare`. */
  | {
      readonly kind: 'maybe-text';
      readonly name: string;
      readonly value: string;
      readonly pattern: RegExp;
      readonly bare: string;
      readonly help: string;
    }
  /** `--on` says true, `--off` says false, neither leaves it to the game. */
  | { readonly kind: 'switch'; readonly on: string; readonly off?: string; readonly help: string };

export function text(name: string, value: string, help: string): Flag {
  return { kind: 'text', name, value, help };
}

export function onOff(on: string, off: string, help: string): Flag {
  return { kind: 'switch', on, off, help };
}

export function onOnly(on: string, help: string): Flag {
  return { kind: 'switch', on, help };
}

/** What was given; keys that were not given are absent. */
export type Given = Readonly<Record<string, string | boolean>>;

export type Arguments = { readonly given: Given; readonly operands: readonly string[] };

type Names = Record<string, { type: 'string' | 'boolean'; short?: string }>;

/** Reads arguments against the flags. Lenient reading skips what it does not know: to find out the operands. */
export function readArguments(args: readonly string[], flags: Flags, lenient = false): Arguments {
  const options: Names = { help: { type: 'boolean', short: 'h' } };
  for (const flag of Object.values(flags)) for (const name of namesOf(flag)) options[name] = typeOf(flag);
  const parsed = parse(fillBareTexts(args, flags), options, lenient);
  const given: Record<string, string | boolean> = {};
  if (parsed.values.help === true) given.help = true;
  for (const [key, flag] of Object.entries(flags)) {
    const value = valueGiven(flag, parsed.values);
    if (value !== undefined) given[key] = value;
  }
  return { given, operands: parsed.positionals };
}

function parse(args: string[], options: Names, lenient: boolean) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: !lenient });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BadInput(error.message.split('. ')[0].replace(/\n/g, ' '));
  }
}

function valueGiven(flag: Flag, values: Record<string, unknown>): string | boolean | undefined {
  if (flag.kind !== 'switch') {
    const value = values[flag.name];
    return typeof value === 'string' ? value : undefined;
  }
  const off = flag.off !== undefined && values[flag.off] === true;
  if (values[flag.on] !== true) return off ? false : undefined;
  if (off) throw new BadInput(`--${flag.on} and --${flag.off} contradict each other`);
  return true;
}

/** Node's parser knows no optional values, so the value that a bare flag stands for is written in. */
function fillBareTexts(args: readonly string[], flags: Flags): string[] {
  const filled: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const flag = Object.values(flags).find((f) => f.kind === 'maybe-text' && args[i] === `--${f.name}`);
    if (flag?.kind !== 'maybe-text') filled.push(args[i]);
    else if (i + 1 < args.length && flag.pattern.test(args[i + 1])) filled.push(`${args[i]}=${args[++i]}`);
    else filled.push(`${args[i]}=${flag.bare}`);
  }
  return filled;
}

export function namesOf(flag: Flag): string[] {
  if (flag.kind !== 'switch') return [flag.name];
  return flag.off === undefined ? [flag.on] : [flag.on, flag.off];
}

function typeOf(flag: Flag): { type: 'string' | 'boolean' } {
  return { type: flag.kind === 'switch' ? 'boolean' : 'string' };
}
