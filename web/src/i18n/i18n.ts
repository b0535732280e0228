import { signal } from '@preact/signals';
import type { Messages } from './en/shell.js';
import { LANGUAGES, type Language } from './languages.js';

export { LANGUAGES, type Language, type Messages };

/** Only the chosen language is fetched. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('./en/shell.js'),
  fr: () => import('./fr/shell.js'),
  de: () => import('./de/shell.js'),
};

const messages = signal<Messages | null>(null);
export const language = signal<Language>('en');

/** The texts of the language spoken now. Components that call it render again when it changes. */
export function pageTexts(): Messages {
  if (messages.value === null) throw new Error('no language is loaded yet');
  return messages.value;
}

/** Switches when the texts are there; if two switches overtake each other the last one wins. */
let wanted: Language = 'en';
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const loaded = (await LOADERS[next]()).default;
  if (wanted !== next) return;
  messages.value = loaded;
  language.value = next;
  document.documentElement.lang = next;
}

/** The first language of the browser that we speak; English if none. */
export function pickLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}
