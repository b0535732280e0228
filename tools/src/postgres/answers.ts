import { connect } from 'node:net';

/** Version 3.0 of the protocol. */
const PROTOCOL = 196_608;
/** What a server says first to whom it would let in: "prove who you are". While it starts or recovers it says E instead. */
const AUTHENTICATION = 'R';

/**
 * Whether a PostgreSQL that takes orders hears at this port of this machine. A port that is open is not enough: a server
 * that recovers after it was killed has one, too.
 */
export function answers(port: number, user: string, timeout = 2000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(timeout, () => end(false));
    socket.on('error', () => end(false));
    socket.on('close', () => resolve(false));
    socket.on('connect', () => socket.write(startup(user)));
    socket.once('data', (data) => end(data.toString('latin1', 0, 1) === AUTHENTICATION));
  });
}

function startup(user: string): Buffer {
  const text = Buffer.from(`user\0${user}\0database\0postgres\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + text.length, 0);
  head.writeInt32BE(PROTOCOL, 4);
  return Buffer.concat([head, text]);
}
