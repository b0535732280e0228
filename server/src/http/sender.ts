import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { parsedUrl } from '../parsed-url.js';

/** How this server is reached. */
export type ServerReach = {
  /** The address that people use, such as https://castle.example; null: whatever they ask for. */
  readonly publicUrl: string | null;
  /** A proxy stands before us, and what it says about the sender is true. */
  readonly trustProxy: boolean;
};

export function reachOf(config: { readonly url: URL | null; readonly trustProxy: boolean }): ServerReach {
  return { publicUrl: config.url?.href ?? null, trustProxy: config.trustProxy };
}

const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/** Where a request comes from. Behind a proxy it is the last address: those before it are what others claim. */
export function addressOf(request: IncomingMessage, { trustProxy }: ServerReach): string {
  const told = trustProxy ? lastOf(request.headers['x-forwarded-for']) : '';
  return told === '' ? (request.socket.remoteAddress ?? '') : told;
}

/** What limits count by: an address, or the network of a house where everybody has many. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  const all = [...groups, ...zeros, ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Whether it came over https, to us or to the proxy. */
export function isSecure(request: IncomingMessage, { publicUrl, trustProxy }: ServerReach): boolean {
  if ('encrypted' in request.socket) return true;
  if (trustProxy && request.headers['x-forwarded-proto'] !== undefined)
    return lastOf(request.headers['x-forwarded-proto']) === 'https';
  return publicUrl?.startsWith('https:') === true && originOf(request) === new URL(publicUrl).origin;
}

/** The page that a browser says a request comes from; null if it does not say. */
export function originOf(request: IncomingMessage): string | null {
  const { origin } = request.headers;
  const own = origin === undefined ? 'null' : (parsedUrl(origin)?.origin ?? 'null');
  // addresses that no page has, such as data:, are called so
  return own === 'null' ? null : own;
}

/** Whether a request, or a socket, comes from a page of ours. Browsers do not let pages of others say so. */
export function isFromOurPage(request: IncomingMessage, { publicUrl, trustProxy }: ServerReach): boolean {
  const origin = originOf(request);
  if (origin === null) return false;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-host']) : '';
  const host = forwarded === '' ? (request.headers.host ?? '') : forwarded;
  return host !== '' && new URL(origin).host === hostOf(host, origin);
}

/** A host as URLs write it: without the port that goes without saying. */
function hostOf(host: string, origin: string): string {
  return parsedUrl(`${new URL(origin).protocol}//${host}`)?.host ?? '';
}

/**
 * The port at which somebody on this very machine has asked, by its own name; null for everybody else. A proxy on this machine
 * asks for others: what it hands on carries a header, or the name that they asked for.
 */
export function ownPort(request: IncomingMessage, { trustProxy }: ServerReach): number | null {
  const { headers, socket } = request;
  const isHandedOn = Object.keys(headers).some((name) =>
    /^(x-forwarded-|forwarded$|via$|x-real-)/.test(name),
  );
  const hostname = parsedUrl(`http://${headers.host}`)?.hostname ?? '';
  const isHere = isLoopback(socket.remoteAddress ?? '') && (hostname === 'localhost' || isLoopback(hostname));
  return isHere && !isHandedOn && !trustProxy ? (socket.localPort ?? null) : null;
}

function isLoopback(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$|^\[?::1\]?$/i.test(address);
}
