import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '../../tools/src/needs/ensure.js';
import { CADDY, NGINX } from '../../tools/src/needs/list.js';
import { example, NAME, type Place } from './place.js';

export type ProxyPorts = { readonly http: number; readonly https: number; readonly nodes: readonly number[] };

/** A proxy of one of the examples, running. */
export type Proxy = {
  readonly name: string;
  /** Null where it cannot be had. */
  readonly path: string | null;
  start(place: Place, ports: ProxyPorts): Promise<ChildProcess>;
};

export const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    path: pathOf(NGINX),
    start: (place, ports) => {
      const folder = join(place.folder, 'nginx');
      mkdirSync(folder, { recursive: true });
      const site = example('nginx.conf', [
        ['listen 80;', `listen 127.0.0.1:${ports.http};`],
        ['    listen [::]:80;\n', ''],
        ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
        ['    listen [::]:443 ssl http2;\n', ''],
        [`/etc/letsencrypt/live/${NAME}/fullchain.pem`, place.certificate],
        [`/etc/letsencrypt/live/${NAME}/privkey.pem`, place.key],
        ['https://$host$request_uri', `https://$host:${ports.https}$request_uri`],
        [
          '    server 127.0.0.1:8080 max_fails=1 fail_timeout=2s;\n',
          ports.nodes.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;\n`).join(''),
        ],
      ]);
      writeFileSync(join(folder, 'castellan.conf'), site);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
        .join('\n');
      // what every installation has around it
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log warn;\nworker_processes 1;\n` +
          `events { worker_connections 256; }\n` +
          `http {\naccess_log off;\n${temporary}\ninclude ${join(folder, 'castellan.conf')};\n}\n`,
      );
      return started(pathOf(NGINX), ['-p', folder, '-c', join(folder, 'nginx.conf')], ports.https);
    },
  },
  {
    name: 'Caddy',
    path: pathOf(CADDY),
    start: (place, ports) => {
      const folder = join(place.folder, 'caddy');
      mkdirSync(folder, { recursive: true });
      const site = example('Caddyfile', [
        [`${NAME} {`, `${NAME} {\n\tbind 127.0.0.1\n\ttls ${place.certificate} ${place.key}`],
        [
          'reverse_proxy 127.0.0.1:8080',
          `reverse_proxy ${ports.nodes.map((port) => `127.0.0.1:${port}`).join(' ')}`,
        ],
      ]);
      const own = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tskip_install_trust\n}\n`;
      writeFileSync(join(folder, 'Caddyfile'), own + site);
      const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
      return started(pathOf(CADDY), args, ports.https, {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      });
    },
  },
];

async function started(
  path: string | null,
  args: readonly string[],
  port: number,
  more: Record<string, string> = {},
): Promise<ChildProcess> {
  if (path === null) throw new Error('it is not here');
  const child = spawn(path, args, { env: { ...process.env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  while (!(await isHeard(port))) {
    if (child.exitCode !== null) throw new Error(`it did not start:\n${said}`);
    await wait(20);
  }
  return child;
}

function isHeard(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
