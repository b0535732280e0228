import { effect, signal } from '@preact/signals';
import type { OnlineTableMessages } from './en/online-table.js';
import { type Language, language } from './i18n.js';

/** Only the language spoken, and only when a table on the server is opened. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: OnlineTableMessages }>>> = {
  en: () => import('./en/online-table.js'),
  fr: () => import('./fr/online-table.js'),
  de: () => import('./de/online-table.js'),
};

const messages = signal<OnlineTableMessages | null>(null);
let following = false;

/** Texts of tables on the server in the language spoken now. */
export function o(): OnlineTableMessages {
  if (messages.value === null) throw new Error('the texts of online tables are not there yet');
  return messages.value;
}

/** Fetches them, and follows when another language is chosen. */
export async function speakOfOnlineTables(): Promise<void> {
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
