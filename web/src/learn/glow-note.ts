import './glow-note.css';
import { change } from '../shell/settings.js';
import { learnTexts } from './texts.js';

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
  document.getElementById('app')?.append(note);
  note.textContent = learnTexts().glow;
  const known = (): void => {
    note.remove();
    change({ knowsGlow: true });
  };
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, known, { once: true, capture: true });
}
