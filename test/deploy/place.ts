import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/src/config.js';
import type { PageFile } from '../../server/src/files.js';
import { ServerLog } from '../../server/src/log.js';
import { openPeople } from '../../server/src/open-people.js';
import { Castellan, type OpenPeople } from '../../server/src/server.js';

export const NAME = 'castle.example';

const PAGE: PageFile = {
  type: 'text/html; charset=utf-8',
  plain: Buffer.from('<!doctype html><title>Castellan</title>'),
  brotli: null,
  gzip: null,
  tag: '"a"',
  immutable: false,
};

/** An example as it is handed out, with places of this test in it. Whatever is not found there fails the test. */
export function example(file: string, places: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join('deploy', file), 'utf8');
  for (const [there, here] of places) {
    if (!text.includes(there)) throw new Error(`deploy/${file} has no "${there}"`);
    text = text.replaceAll(there, here);
  }
  return text;
}

/** A folder with a certificate for the name of the examples, signed by itself. */
export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'castellan-deploy-'));
  readonly certificate = join(this.folder, 'certificate.pem');
  readonly key = join(this.folder, 'key.pem');

  constructor() {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const names = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
    const files = ['-keyout', this.key, '-out', this.certificate];
    execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '2', ...names, ...files], {
      stdio: 'pipe',
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Whoever opens a socket is somebody: which of the machines knows whom is not what is looked at. */
const SOMEBODY = {
  person: { id: 'abcdefghjkmnpqr2', name: 'Ann', look: 0, hasPasskey: false },
  session: 'a',
};
const openPeopleForAll: OpenPeople = async (...parts) => ({
  ...(await openPeople(...parts)),
  identify: async () => SOMEBODY,
});

/** A server as the examples want it: behind a proxy, under its name. */
export async function openServer(publicUrl: string): Promise<{ castellan: Castellan; port: number }> {
  const config = readConfig([], {
    CASTELLAN_DATA: 'memory',
    CASTELLAN_BOT_THREADS: '1',
    CASTELLAN_TRUST_PROXY: 'yes',
    CASTELLAN_URL: publicUrl,
    CASTELLAN_METRICS_PORT: '0',
  });
  if (typeof config === 'string') throw new Error(config);
  const castellan = await Castellan.start(
    config,
    new Map([['/index.html', PAGE]]),
    openPeopleForAll,
    new ServerLog('off'),
  );
  return { castellan, port: await castellan.listen(0, '127.0.0.1') };
}

/** Ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
