import { effect, signal } from '@preact/signals';
import type { ChateauMessages } from './en/chateau.js';
import { type Language, language } from './i18n.js';

/** Only the language spoken, and only when a table of Oh mon château is opened. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: ChateauMessages }>>> = {
  en: () => import('./en/chateau.js'),
  fr: () => import('./fr/chateau.js'),
  de: () => import('./de/chateau.js'),
};

const messages = signal<ChateauMessages | null>(null);
let following = false;

/** Texts of Oh mon château in the language spoken now. */
export function c(): ChateauMessages {
  if (messages.value === null) throw new Error('the texts of Oh mon château are not there yet');
  return messages.value;
}

/** Fetches them, and follows when another language is chosen. */
export async function speakOfChateau(): Promise<void> {
  messages.value = (await LOADERS[language.value]()).default;
  if (following) return;
  following = true;
  effect(() => {
    const next = language.value;
    void LOADERS[next]().then((loaded) => {
      if (language.value === next) messages.value = loaded.default;
    });
  });
}
