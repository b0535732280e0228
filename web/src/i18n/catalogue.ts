import { effect, signal } from '@preact/signals';
import { type Language, language } from './i18n.js';

type Loaders<M> = Readonly<Record<Language, () => Promise<{ default: M }>>>;

/** Texts that are fetched where they are needed, in the language spoken; they follow when another one is chosen. */
export function catalogue<M>(of: string, loaders: Loaders<M>) {
  const messages = signal<M | null>(null);
  let following = false;
  const texts = (): M => {
    if (messages.value === null) throw new Error(`the texts of ${of} are not there yet`);
    return messages.value;
  };
  const speak = async (): Promise<void> => {
    messages.value = (await loaders[language.value]()).default;
    if (following) return;
    following = true;
    effect(() => {
      const next = language.value;
      void loaders[next]().then((loaded) => {
        if (language.value === next) messages.value = loaded.default;
      });
    });
  };
  return { texts, speak };
}
