import { print } from '../terminal/output.js';
import type { Keyboard } from './keyboard.js';

/** Asks until the answer makes sense; Enter takes what stands in brackets. Null if the person leaves. */
export async function ask(
  keyboard: Keyboard,
  question: string,
  usual: string,
  objection: (text: string) => string | null,
): Promise<string | null> {
  for (;;) {
    const line = await keyboard.ask(`${question} [${usual}] `);
    if (line === null || line.trim() === 'q') return null;
    const text = line.trim() === '' ? usual : line.trim();
    const wrong = objection(text);
    if (wrong === null) return text;
    await print(`  ${wrong}\n`);
  }
}
