import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { ServerLog } from '../src/log.js';
import { openPeople } from '../src/open-people.js';
import { Castellan } from '../src/server.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function stoppedServer(): Promise<WeakRef<Castellan>> {
  const config = readConfig([], { CASTELLAN_DATA: 'memory', CASTELLAN_BOT_THREADS: '1' });
  if (typeof config === 'string') throw new Error(config);
  const castellan = await Castellan.start(config, new Map(), openPeople, new ServerLog('lines', () => {}));
  const port = await castellan.listen(0, '127.0.0.1');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await castellan.stop();
  return new WeakRef(castellan);
}

it('leaves nothing behind that would still be done: nobody holds a server that was stopped', async () => {
  const server = await stoppedServer();
  const isHeld = (): boolean => {
    collectGarbage();
    return server.deref() !== undefined;
  };
  await expect.poll(isHeld, { timeout: 10_000 }).toBe(false);
});
