import { parentPort } from 'node:worker_threads';
import { drive, Thinker, type ThinkingGame } from '@castellan/ai';
import { shelf } from '../registry.js';

/** What runs in a worker thread: everybody of every game on the shelf, thinking while the main thread does not wait. */
const games = shelf.boxes().flatMap(({ game, opposition }): ThinkingGame[] => {
  return opposition === null ? [] : [{ game, opposition }];
});
const port = parentPort;
if (port === null) throw new Error('this is the program of a worker thread');
port.on(
  'message',
  drive(
    new Thinker(games),
    (answer) => port.postMessage(answer),
    (work) => setImmediate(work),
  ),
);
