import { drive, Thinker, type ThinkerMessage } from '@castellan/ai';
import { loadVersion, type Playable } from './games/load.js';

/** Bots think here, away from the page and from the tables. The first message brings the line to the tables. */
export function startThinking(): void {
  addEventListener('message', ({ ports: [tables] }) => thinkFor(tables), { once: true });
}

/** Bots of the tables at the other end of the line. */
export function thinkFor(tables: MessagePort): void {
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
  const { game: id, rulesVersion, options } = message;
  const known = games.findIndex(({ game }) => game.id === id && game.rulesVersion === rulesVersion);
  if (known >= 0 && !('box' in options)) return;
  const found = await loadVersion(id, rulesVersion, options).catch(() => null);
  // without it the thinker refuses, and whoever asked is told; rules that read a box read everything else as well
  if (found?.ok) games.splice(known < 0 ? games.length : known, 1, found.value);
}
