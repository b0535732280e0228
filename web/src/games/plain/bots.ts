import { type Language, language } from '../../i18n/i18n.js';

export type PlainBot = 'novice' | 'tinkerer';

/** Those who search plainly, weakest first; the same as in ai/src/plain.ts. Lists need their names at once. */
const NAMES: Readonly<Record<PlainBot, Readonly<Record<Language, string>>>> = {
  novice: { en: 'Novice', fr: 'Novice', de: 'Neuling' },
  tinkerer: { en: 'Tinkerer', fr: 'Bricoleuse', de: 'Tüftlerin' },
};

export const PLAIN_BOTS = Object.keys(NAMES) as readonly PlainBot[];

export function plainBotName(bot: string): string | undefined {
  return Object.hasOwn(NAMES, bot) ? NAMES[bot as PlainBot][language.value] : undefined;
}
