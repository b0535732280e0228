import { parentPort, workerData } from 'node:worker_threads';
import { findOpponent } from '../opponents.js';
import { shelf } from '../registry.js';
import type { Orders, Task } from './crew.js';
import { playDeal } from './deal.js';
import { layTable } from './table.js';

/** What runs in a thread of the arena: it is told a deal, plays it and tells what came of it. */
const { game, options, seed } = workerData as Orders;
const table = layTable(shelf.find(game), options, seed);

parentPort?.on('message', ({ a, b, deal }: Task) => {
  const [first, second] = [a, b].map((name) => findOpponent(table.opponents, name));
  parentPort?.postMessage(playDeal(table, first, second, `${seed}/${deal}`));
});
