import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { readConfig } from '../../src/config.js';
import { ServerLog } from '../../src/log.js';
import { openPeople } from '../../src/open-people.js';
import { Castellan } from '../../src/server.js';
import { Browser } from '../http/harness.js';
import { Client } from '../online/test-server.js';

/** The key of whoever runs the servers of these tests. */
export const KEY = 'the key of the castle';

/** A whole server with real people, on a disk of its own if it is kept. */
export class Place {
  readonly castellan: Castellan;
  readonly port: number;
  readonly folder: string | null;
  readonly log: string[];
  readonly clients: Client[] = [];

  constructor(castellan: Castellan, port: number, folder: string | null, log: string[]) {
    this.castellan = castellan;
    this.port = port;
    this.folder = folder;
    this.log = log;
  }

  browser(): Browser {
    return new Browser(this.port);
  }

  /** A socket with the cookie of a browser. */
  async call(browser: Browser): Promise<Client> {
    const client = await Client.call(this.port, { cookie: browser.header });
    this.clients.push(client);
    return client;
  }

  async guest(): Promise<{ browser: Browser; id: string; client: Client }> {
    const browser = this.browser();
    const { body } = await browser.ask('POST /api/hello');
    return { browser, id: body.me.id, client: await this.call(browser) };
  }

  /** The operator's browser, which has shown the key. */
  async operator(): Promise<(line: string, body?: unknown) => ReturnType<Browser['ask']>> {
    const browser = this.browser();
    const { headers } = await browser.ask('POST /api/operator/session', { body: { key: KEY } });
    const [cookie] = String(headers['set-cookie']).split(';', 1);
    return (line, body) => browser.ask(line, { body, headers: { Cookie: cookie } });
  }
}

const open: Place[] = [];

afterEach(async () => {
  for (const { castellan, clients, folder, log } of open.splice(0)) {
    for (const client of clients) client.hangUp();
    await castellan.stop();
    if (folder !== null) rmSync(folder, { recursive: true });
    expect(log.filter((line) => line.includes('ERROR'))).toEqual([]);
  }
});

export async function openPlace(settings: Record<string, string> = {}, isKept = false): Promise<Place> {
  const folder = isKept ? mkdtempSync(join(tmpdir(), 'castellan-place-')) : null;
  const config = readConfig([], {
    CASTELLAN_DATA: folder ?? 'memory',
    CASTELLAN_BOT_THREADS: '1',
    CASTELLAN_OPERATOR_KEY: KEY,
    ...settings,
  });
  if (typeof config === 'string') throw new Error(config);
  const log: string[] = [];
  const castellan = await Castellan.start(
    config,
    new Map(),
    openPeople,
    new ServerLog('lines', (text) => log.push(text)),
  );
  const place = new Place(castellan, await castellan.listen(0, '127.0.0.1'), folder, log);
  open.push(place);
  return place;
}
