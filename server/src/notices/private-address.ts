import { BlockList, isIP } from 'node:net';

/** Networks that nobody outside can mean: this machine, this house, and what is set aside for other uses. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4');

/** Of the new addresses only those that are given out, without what stands for old ones (6to4, Teredo) and examples. */
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');
const CLOSED_6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_6.addSubnet(network, bits, 'ipv6');

/** Whether an address is one that anybody in the world could mean. Whatever is no address is not. */
export function isPublicAddress(address: string): boolean {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(old) === 4) return !CLOSED.check(old, 'ipv4');
  if (isIP(address) !== 6) return false;
  return OPEN.check(address, 'ipv6') && !CLOSED_6.check(address, 'ipv6');
}
