import type { Custom } from '../face.js';
import type { Box } from '../registry.js';
import { ask } from './ask.js';
import { readBots, usualBots } from './bots.js';
import type { Keyboard } from './keyboard.js';

/** By the flags that they stand for. */
export type Answers = Readonly<Record<string, string>>;

/** What a person who gave no flags is asked; Enter takes what stands in brackets. Null if they leave. */
export async function askQuestions({ game, face }: Box, keyboard: Keyboard): Promise<Answers | null> {
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
  if (bots === null) return null;
  const answers: Record<string, string> = { players, bots };
  for (const { key, text, choices } of face.questions) {
    const choice = await ask(keyboard, `${text} ${choices.join(' or ')}?`, choices[0], (answer) =>
      choices.some((word) => word.startsWith(answer)) ? null : `one of ${choices.join(', ')}, please`,
    );
    if (choice === null) return null;
    answers[key] = choices.find((word) => word.startsWith(choice)) ?? choice;
  }
  const first = await askFirst(face.custom(answers), seats - botsIn(bots, seats), keyboard);
  return first === null ? null : { ...answers, ...first };
}

function botsIn(text: string, seats: number): number {
  const read = readBots(text, seats);
  return read.ok ? read.value.size : 0;
}

/** Who plays alone against bots need not decide who begins. */
async function askFirst(custom: Custom | null, people: number, keyboard: Keyboard): Promise<Answers | null> {
  if (custom === null || people < 2) return {};
  const first = await ask(
    keyboard,
    `Who begins: random, or ${custom.word} (${custom.question})`,
    'random',
    (text) =>
      ['random', custom.word].some((word) => word.startsWith(text))
        ? null
        : `random or ${custom.word}, please`,
  );
  return first === null ? null : { first: custom.word.startsWith(first) ? custom.word : 'random' };
}
