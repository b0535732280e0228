import { parseArgs } from 'node:util';
import type { DataPlace } from '../store/direct.js';

/** Something that is done with the data of a server, besides serving. */
export type DataCommand = {
  readonly name: string;
  /** What follows the name; nothing if it is empty. */
  readonly operands: string;
  readonly summary: string;
  /** What may be said besides, each with a value. */
  readonly flags?: readonly CommandFlag[];
  /** Carries it out and returns what to print. Throws a StoreError or BadUse. */
  run(place: DataPlace, operand: string, flags: CommandFlags): Promise<string> | string;
};

export type CommandFlag = { readonly name: string; readonly value: string; readonly help: string };
export type CommandFlags = Readonly<Record<string, string | undefined>>;

/** A command line that makes no sense. */
export class BadUse extends Error {}

export type CommandCall = {
  readonly place: DataPlace;
  readonly operand: string;
  readonly flags: CommandFlags;
};

/** The one operand of a command if it has one, and the folder of data. */
export function readCall(
  { operands, flags = [] }: DataCommand,
  args: readonly string[],
  usual: DataPlace,
): CommandCall | 'help' {
  let read: ReturnType<typeof parse>;
  try {
    read = parse(
      args,
      flags.map(({ name }) => name),
    );
  } catch (error) {
    throw new BadUse(error instanceof Error ? error.message : String(error));
  }
  const { help, data, ...values } = read.values;
  if (help === true) return 'help';
  const [operand = '', ...more] = read.positionals;
  if ((operand === '') !== (operands === '') || more.length > 0)
    throw new BadUse(operands === '' ? 'no name is needed' : 'one name is needed');
  // who names a folder means that folder
  const place = typeof data === 'string' ? { folder: data, databaseUrl: null } : usual;
  return { place, operand, flags: values as CommandFlags };
}

/** A whole number that a flag says, or the usual one. */
export function wholeOf(flags: CommandFlags, name: string, most: number, usual: number): number {
  const text = flags[name];
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > most)
    throw new BadUse(`--${name}: a whole number up to ${most}`);
  return Number(text);
}

function parse(args: readonly string[], flags: readonly string[]) {
  const own = Object.fromEntries(flags.map((name) => [name, { type: 'string' as const }]));
  const options = { ...own, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  return parseArgs({ args: [...args], options, allowPositionals: true });
}
