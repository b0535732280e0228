import { effect } from '@preact/signals';
import { language } from '../i18n/i18n.js';
import { settings } from '../shell/settings.js';

/*
 * Reads to those who cannot read yet. Only with voices that live on this device: others would send every word to somebody
 * else's server.
 */

/** What is asked is only true until something else is asked; news are heard to their end. */
export type Spoken = 'prompt' | 'news';

let saying: Spoken | null = null;
/** What waits for voices: browsers fetch their list when it is first asked for. */
let waiting: { readonly words: string; readonly kind: Spoken } | null = null;

function ownVoice(): SpeechSynthesisVoice | null {
  const fitting = speechSynthesis
    .getVoices()
    .filter(
      ({ localService, lang }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language.peek(),
    );
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}

export function read(words: string, kind: Spoken): void {
  if (!settings.peek().readAloud || document.hidden) return;
  const voice = ownVoice();
  if (voice === null) {
    waiting = { words, kind };
    return;
  }
  if (kind === 'prompt' && saying === 'prompt') speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.95;
  utterance.onend = () => {
    saying = null;
  };
  saying = kind;
  speechSynthesis.speak(utterance);
}

/** Nothing more is said. */
export function hush(): void {
  waiting = null;
  saying = null;
  speechSynthesis.cancel();
}

speechSynthesis.addEventListener?.('voiceschanged', () => {
  const late = waiting;
  waiting = null;
  if (late !== null && ownVoice() !== null) read(late.words, late.kind);
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) hush();
});
effect(() => {
  if (!settings.value.readAloud) hush();
});
