/** What a game's `option-list.ts` exports, as far as documents need it. This package imports no other, so it says it itself. */
export type ToldOptions = {
  readonly OPTIONS: Readonly<Record<string, ToldOption>>;
  readonly OPTION_HELP?: Readonly<Record<string, string>>;
};

type ToldOption = {
  readonly kind: string;
  readonly rule: string;
  readonly values?: readonly (string | number)[];
  readonly usual?: string | number | boolean;
  readonly most?: number;
  readonly follows?: { readonly option: string };
  readonly where?: { readonly option: string; readonly is: unknown };
};

/** The options of a game as a table. */
export function optionTable({ OPTIONS, OPTION_HELP = {} }: ToldOptions): string {
  const rows = Object.entries(OPTIONS).map(([name, option]) => [
    `\`${name}\``,
    `${OPTION_HELP[name] ?? ''}${meaning(option)}`,
    valuesOf(option),
    option.rule,
  ]);
  return [['option', 'what it decides', 'values (usual)', 'rule'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function meaning({ where }: ToldOption): string {
  return where === undefined ? '' : `; only where \`${where.option}\` is \`${where.is}\``;
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

function valuesOf({ kind, values = [], usual, most, follows }: ToldOption): string {
  switch (kind) {
    case 'choice':
      return `${values
        .map(code)
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1')} (${code(usual)})`;
    case 'switch':
      return `true or false (${follows === undefined ? usual : `as the ${follows.option} says`})`;
    case 'count':
      return `0 to ${most} (${usual})`;
    case 'first':
      return 'a seat from 0; `"random"` only where chance can still be asked';
    case 'by-seat':
      return 'true or false, or a list with one for each seat (false); written as a list';
    case 'data':
      return 'an object, or nothing';
    default:
      return 'a list of rows';
  }
}
