import { parseArgs } from 'node:util';

/** Something that is done with the data of a server, besides serving. */
export type Command = {
  readonly name: string;
  /** What follows the name. */
  readonly operands: string;
  readonly summary: string;
  /** Carries it out and returns what to print. Throws a StoreError or BadUse. */
  run(folder: string, operand: string): string;
};

/** A command line that makes no sense. */
export class BadUse extends Error {}

export type Wish = { readonly folder: string; readonly operand: string };

/** The one operand of a command, and the folder of data. */
export function readWish(args: readonly string[], usual: string): Wish | 'help' {
  let read: ReturnType<typeof parse>;
  try {
    read = parse(args);
  } catch (error) {
    throw new BadUse(error instanceof Error ? error.message : String(error));
  }
  if (read.values.help === true) return 'help';
  if (read.positionals.length !== 1) throw new BadUse('one name is needed');
  return { folder: read.values.data ?? usual, operand: read.positionals[0] };
}

function parse(args: readonly string[]) {
  const options = { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  return parseArgs({ args: [...args], options, allowPositionals: true });
}
