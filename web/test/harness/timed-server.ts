import { readConfig } from '../../../server/src/config.js';
import { readFiles } from '../../../server/src/files.js';
import { ServerLog } from '../../../server/src/log.js';
import { openPeople } from '../../../server/src/open-people.js';
import { Castellan } from '../../../server/src/server.js';
import { Watch } from '../../../server/test/online/test-server.js';
import type { Served } from './serve.js';

/** The server itself in the process of the test, with the built page and a clock that can be put forward. */
export class TimedServer {
  readonly watch = new Watch();

  async start(): Promise<Served> {
    const config = readConfig([], {
      CASTELLAN_DATA: 'memory',
      CASTELLAN_BOT_THREADS: '1',
      CASTELLAN_LOG: 'off',
    });
    if (typeof config === 'string') throw new Error(config);
    const files = readFiles('dist/web');
    const castellan = await Castellan.start(config, files, openPeople, new ServerLog('off'), this.watch);
    const port = await castellan.listen(0, '127.0.0.1');
    const close = () => castellan.stop();
    return { origin: `http://127.0.0.1:${port}`, close, kill: close };
  }
}
