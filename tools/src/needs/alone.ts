import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Machine, Say } from './need.js';

/** Told to everybody who calls, so that nobody takes another program for one of us. */
const GREETING = 'castellan fetches what tests need\n';
const GREETED_WITHIN = 10_000;
const TRIES = 20;

/**
 * One at a time on this machine: whoever hears at the port may work, everybody else waits on the line until it is hung
 * up. The system hangs up for somebody who was killed, so nothing is left behind that would have to be told from
 * something in use, as a file would be.
 */
export async function alone<T>({ ports, pace }: Machine, say: Say, work: () => Promise<T>): Promise<T> {
  const lock = await take(ports, pace.retry, say);
  try {
    return await work();
  } finally {
    lock?.release();
  }
}

type Lock = { release(): void };

async function take(ports: readonly number[], retry: number, say: Say): Promise<Lock | null> {
  let told = false;
  for (const port of ports) {
    for (let tries = 0; tries < TRIES; tries++) {
      const lock = await listen(port);
      if (lock !== null) return lock;
      const who = await call(port, () => {
        if (!told) say('Another run is fetching what tests need; waiting for it.');
        told = true;
        tries = 0;
      });
      if (who === 'somebody else') break;
      // nobody answers although the port is taken: it is being given up, or it is not what it seems
      if (who === 'nobody') await wait(retry);
    }
  }
  // others use all of these ports: package managers have locks of their own
  return null;
}

function listen(port: number): Promise<Lock | null> {
  return new Promise((resolve) => {
    const lines = new Set<Socket>();
    const server: Server = createServer((socket) => {
      lines.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => lines.delete(socket));
      socket.write(GREETING);
    });
    server.on('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.unref();
      resolve({
        release: () => {
          server.close();
          for (const line of lines) line.destroy();
        },
      });
    });
  });
}

/** Waits on the line as long as one of us is at its other end. */
function call(port: number, greeted: () => void): Promise<'one of us' | 'somebody else' | 'nobody'> {
  return new Promise((resolve) => {
    let heard = '';
    let isUs = false;
    const socket = connect({ port, host: '127.0.0.1' });
    const patience = setTimeout(() => {
      socket.destroy();
      resolve('somebody else');
    }, GREETED_WITHIN);
    socket.on('data', (data) => {
      if (isUs) return;
      heard += data.toString();
      if (GREETING.startsWith(heard)) {
        if (heard.length < GREETING.length) return;
        isUs = true;
        clearTimeout(patience);
        greeted();
      } else socket.destroy();
    });
    // a hung up line is what is waited for, however it was hung up
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(isUs ? 'one of us' : heard === '' ? 'nobody' : 'somebody else');
    });
  });
}
