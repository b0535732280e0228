import { networkInterfaces } from 'node:os';

/** Addresses of this machine that others in the same network can reach. */
export function neighbours(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Whether a server that listens there is heard by more than its own machine. */
export function isHeardInHouse(host: string): boolean {
  return host === '::' || host === '0.0.0.0';
}
