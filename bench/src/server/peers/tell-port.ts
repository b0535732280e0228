import type { AddressInfo } from 'node:net';

/** Tells who started this process where it hears. */
export function tellPort(address: AddressInfo | string | null): void {
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.send?.({ port: address.port });
}
