import type { AnyGame } from '@castellan/kernel';
import { print } from '../terminal/output.js';
import { readBots, usualBots } from './bots.js';
import type { Keyboard } from './keyboard.js';

export type Answers = { readonly players: string; readonly bots: string };

/** What a person who gave no flags is asked; Enter takes what stands in brackets. Null if they leave. */
export async function askQuestions(game: AnyGame, keyboard: Keyboard): Promise<Answers | null> {
  const { min, max } = game.seats;
  const players = await ask(keyboard, `How many players, ${min} to ${max}?`, String(min), (text) => {
    const right = /^\d$/.test(text) && Number(text) >= min && Number(text) <= max;
    return right ? null : `a number from ${min} to ${max}, please`;
  });
  if (players === null) return null;
  const seats = Number(players);
  const question = `Which seats, counted from 0, are bots ("none" if all are people)?`;
  const bots = await ask(keyboard, question, usualBots(seats), (text) => {
    const read = readBots(text, seats);
    return read.ok ? null : read.error;
  });
  return bots === null ? null : { players, bots };
}

async function ask(
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
