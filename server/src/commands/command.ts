import { parseArgs } from 'node:util';

/** Something that is done with the data of a server, besides serving. */
export type DataCommand = {
  readonly name: string;
  /** What follows the name; nothing if it is empty. */
  readonly operands: string;
  readonly summary: string;
  /** Carries it out and returns what to print. Throws a StoreError or BadUse. */
  run(folder: string, operand: string): string;
};

/** A command line that makes no sense. */
export class BadUse extends Error {}

export type Wish = { readonly folder: string; readonly operand: string };

/** The one operand of a command if it has one, and the folder of data. */
export function readWish({ operands }: DataCommand, args: readonly string[], usual: string): Wish | 'help' {
  let read: ReturnType<typeof parse>;
  try {
    read = parse(args);
  } catch (error) {
    throw new BadUse(error instanceof Error ? error.message : String(error));
  }
  if (read.values.help === true) return 'help';
  const [operand = '', ...more] = read.positionals;
  if ((operand === '') !== (operands === '') || more.length > 0)
    throw new BadUse(operands === '' ? 'no name is needed' : 'one name is needed');
  return { folder: read.values.data ?? usual, operand };
}

function parse(args: readonly string[]) {
  const options = { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  return parseArgs({ args: [...args], options, allowPositionals: true });
}
