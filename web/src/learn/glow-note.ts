import { type Language, language } from '../i18n/i18n.js';
import { change } from '../shell/settings.js';

/** With the note and not with all that learning says: it comes to everybody's first table. */
const TEXTS: Readonly<Record<Language, string>> = {
  en: 'Whatever glows or has dots around it can be touched.',
  fr: 'Tout ce qui brille ou est bordé de points peut être touché.',
  de: 'Was leuchtet oder Punkte am Rand hat, kannst du berühren.',
};

/**
 * Says once what it means that something glows. It takes no touch and goes with the first one, wherever that is; a lesson
 * says it in its own words.
 */
export function tellOfGlow(): void {
  const { dataset } = document.documentElement;
  if (dataset.page !== 'table' || dataset.lesson !== undefined) return;
  const note = document.createElement('p');
  note.className = 'glow-note';
  note.setAttribute('role', 'status');
  document.querySelector('main')?.append(note);
  note.textContent = TEXTS[language.peek()];
  const known = (): void => {
    note.remove();
    change({ knowsGlow: true });
  };
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, known, { once: true, capture: true });
}
