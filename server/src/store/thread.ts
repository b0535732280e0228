import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { failureOf } from './failure.js';
import { type Batch, CLOSE, type Start, type StoreAnswer } from './messages.js';
import { type Opened, openDatabase } from './open-database.js';
import { Writer } from './writer.js';

/**
 * What runs in the store's thread: the only connection that writes. While it waits for the disk more is asked for, and
 * everything that has come meanwhile shares the next sync.
 */
const MOST_BATCHES = 1000;

const start = workerData as Start;
const most = start.commitEach === true ? 1 : MOST_BATCHES;
const port = parentPort;
if (port === null) throw new Error('this is the program of a worker thread');
const tell = (answer: StoreAnswer): void => port.postMessage(answer);

const opened = open();
if (opened !== null) {
  const writer = new Writer(opened.database);
  tell({ type: 'open' });
  port.on('message', (message: Batch | typeof CLOSE) => {
    const batches: Batch[] = [];
    let next: Batch | typeof CLOSE | undefined = message;
    while (next !== undefined && next !== CLOSE) {
      batches.push(next);
      if (batches.length === most) break;
      next = receiveMessageOnPort(port)?.message as Batch | typeof CLOSE | undefined;
    }
    if (batches.length > 0) tell(writer.carryOut(batches));
    if (next !== CLOSE) return;
    opened.close();
    port.close();
  });
}

function open(): Opened | null {
  try {
    return openDatabase(start.folder, new Date());
  } catch (error) {
    tell({ type: 'cannot-open', failure: failureOf(error) });
    return null;
  }
}
