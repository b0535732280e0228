import { HELP, readConfig, USUAL } from '../../../server/src/config.js';
import type { Input } from '../input.js';
import { spoilText } from '../spoil.js';
import { insist, type Target } from '../target.js';

const VALUES = [
  ...[
    '8080',
    '0',
    '65535',
    '::',
    '127.0.0.1',
    'memory',
    'data',
    'https://castle.example',
    'yes',
    'no',
    'never',
  ],
  ...['7', '36500', 'open', 'word', 'invitation', 'swiss and cheddar', 'named', 'passkey', 'json', 'off'],
  ...['mailto:a@b.example', 'postgres://a:b@localhost/c', 'http://[', 'https://', '  ', '1e3', '0x10', '９'],
];
const SECRETS = /WORD|KEY|PASSWORD/;

export const config: Target = {
  name: 'config',
  about: 'the environment and the command line: settings that make sense, or a sentence that tells no secret',
  open() {
    const variables = [...new Set(HELP.match(/\b(PORT|HOST|[A-Z]+_[A-Z_]+)\b/g) ?? [])];
    const flags = [...new Set(HELP.match(/--[a-z-]+/g) ?? [])];
    return {
      run: (input) => {
        const environment = Object.fromEntries(
          Array.from({ length: input.below(5) }, () => [wordFrom(input, variables), valueFrom(input)]),
        );
        const args = Array.from({ length: input.below(5) }, () =>
          input.once(2) ? valueFrom(input) : wordFrom(input, flags),
        );
        const read = readConfig(args, environment);
        if (typeof read === 'string') {
          insist(read !== '', 'refused without a word', args, environment);
          for (const [name, text = ''] of Object.entries(environment))
            if (SECRETS.test(name) && text.length > 8 && !isSaidElsewhere(text, args, environment))
              insist(!read.includes(text), 'a secret is told', read);
          return;
        }
        insist(Object.keys(read).length === Object.keys(USUAL).length, 'settings are missing', read);
        for (const [name, value] of Object.entries(read)) {
          insist(value !== undefined && !Number.isNaN(value), `${name} is nothing`, args, environment);
          insist(
            typeof value === typeof USUAL[name as keyof typeof USUAL] ||
              value === null ||
              USUAL[name as keyof typeof USUAL] === null,
            `${name} is of another kind`,
            value,
          );
        }
        insist(read.port === null || (read.port >= 0 && read.port < 65_536), 'no such port', read.port);
      },
    };
  },
};

/** Whether another setting holds the same letters, which may be told. */
const isSaidElsewhere = (
  text: string,
  args: readonly string[],
  environment: Record<string, string>,
): boolean =>
  VALUES.includes(text) ||
  args.some((one) => one.includes(text)) ||
  Object.entries(environment).some(([name, one]) => !SECRETS.test(name) && one.includes(text));

const wordFrom = (input: Input, words: readonly string[]): string =>
  input.once(8) ? spoilText(input, input.pick(words)) : input.pick(words);
const valueFrom = (input: Input): string =>
  input.once(2) ? spoilText(input, input.pick(VALUES), VALUES) : input.pick(VALUES);
