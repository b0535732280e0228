import { drive, Thinker, type ThinkerMessage } from '@castellan/ai';
import { GAMES } from './games.js';

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
  const tell = drive(new Thinker(GAMES), (answer) => postMessage(answer), later);
  addEventListener('message', (event: MessageEvent<ThinkerMessage>) => tell(event.data));
}
