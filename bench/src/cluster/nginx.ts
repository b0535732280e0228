import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '@castellan/tools/needs/ensure';
import { NGINX } from '@castellan/tools/needs/list';
import { closed } from '../chaos/setting/children.js';

/**
 * One address for all nodes. Sockets of one table come to one node as long as it is there (a consistent hash of the
 * table that stands in their address): so most tables are in the memory of one node only. Everything else goes by who asks.
 */
export function nginxConfig(folder: string, port: number, nodes: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  return `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 8192; }
http {
  access_log off;
${temporary}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  map $arg_table $route { default $arg_table; '' $remote_addr; }
  upstream nodes {
    hash $route consistent;
${nodes.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      # a node that is gone is known to be so within a second, and another is asked
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout non_idempotent;
      # sockets stay as long as somebody is there; the server looks for silent ones itself
      proxy_read_timeout 1h;
      proxy_buffering off;
    }
  }
}
`;
}

/** Starts it; answers how to stop it. */
export async function startNginx(
  folder: string,
  port: number,
  nodes: readonly number[],
): Promise<() => void> {
  const program = pathOf(NGINX);
  if (program === null) throw new Error(`there is no nginx; say where it is: ${NGINX.variable}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(folder, port, nodes));
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  closed.add(child);
  let isGone = false;
  child.once('exit', () => {
    isGone = true;
  });
  while (!(await isHeard(port))) {
    if (isGone) throw new Error('nginx did not start');
    await sleep(20);
  }
  return () => child.kill('SIGTERM');
}

function isHeard(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
