import type { Duplex } from 'node:stream';

/** Says no to somebody who wants to speak over a socket, and hangs up: nobody waits for the other end to do so as well. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  if (socket.destroyed) return;
  socket.once('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
