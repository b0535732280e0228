import { drive, Thinker, type ThinkerMessage } from '@castellan/ai';
import { loadVersion, type Playable } from './games/load.js';

/** Bots think here, away from the page and from the tables. The first message brings the line to the tables. */
export function startThinking(): void {
  addEventListener('message', ({ ports: [tables] }) => thinkFor(tables), { once: true });
}

function thinkFor(tables: MessagePort): void {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  // a message to oneself comes after those that came in meanwhile, and at once; a timer would wait
  const later = (work: () => void): void => {
    waiting.push(work);
    channel.port2.postMessage(null);
  };
  const games: Playable[] = [];
  const tell = drive(new Thinker(games), (answer) => tables.postMessage(answer), later);
  // messages are heard in the order they came, also while a game is being fetched
  let heard: Promise<void> = Promise.resolve();
  tables.onmessage = (event: MessageEvent<ThinkerMessage>) => {
    heard = heard.then(async () => {
      await fetchGame(event.data, games);
      tell(event.data);
    });
  };
}

async function fetchGame(message: ThinkerMessage, games: Playable[]): Promise<void> {
  if (message.type !== 'sit') return;
  const { game: id, rulesVersion } = message;
  if (games.some(({ game }) => game.id === id && game.rulesVersion === rulesVersion)) return;
  const found = await loadVersion(id, rulesVersion).catch(() => null);
  // without it the thinker refuses, and whoever asked is told
  if (found?.ok) games.push(found.value);
}
