import { parentPort } from 'node:worker_threads';
import { drive, Thinker } from '@castellan/ai';
import { GAMES } from '../games.js';

/** What runs in a worker thread: everybody of every game, thinking while the tables go on. */
const port = parentPort;
if (port === null) throw new Error('this is the program of a worker thread');
port.on(
  'message',
  drive(
    new Thinker(GAMES),
    (answer) => port.postMessage(answer),
    (work) => setImmediate(work),
  ),
);
