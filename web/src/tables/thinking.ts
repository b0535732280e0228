import { drive, Thinker, type ThinkerMessage } from '@castellan/ai';
import { loadGame, type Playable } from './games/load.js';

/** Bots think here, away from the page and from the tables. */
export function startThinking(): void {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  // a message to oneself comes after those that came in meanwhile, and at once; a timer would wait
  const later = (work: () => void): void => {
    waiting.push(work);
    channel.port2.postMessage(null);
  };
  const games: Playable[] = [];
  const tell = drive(new Thinker(games), (answer) => postMessage(answer), later);
  // messages are heard in the order they came, also while a game is being fetched
  let heard: Promise<void> = Promise.resolve();
  addEventListener('message', (event: MessageEvent<ThinkerMessage>) => {
    heard = heard.then(async () => {
      await fetchGame(event.data, games);
      tell(event.data);
    });
  });
}

async function fetchGame(message: ThinkerMessage, games: Playable[]): Promise<void> {
  if (message.type !== 'sit' || games.some(({ game }) => game.id === message.game)) return;
  const found = await loadGame(message.game).catch(() => null);
  // without it the thinker refuses, and whoever asked is told
  if (found !== null) games.push(found);
}
