import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { parsedUrl } from '../parsed-url.js';
import { isPublicAddress } from './private-address.js';

export type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Also http, and machines of this house: for tests and for those who run their own. */
  readonly allowPrivate: boolean;
};

const MOST_TIME = 10_000;

/**
 * Looks a name up and refuses it if any of its addresses is not public. This is what the connection itself uses, so a name
 * cannot lead elsewhere a moment after it was checked.
 */
const lookUpPublic: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 0);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('not a public address'), '', 0);
    if (options.all === true) return done(null, addresses);
    const [{ address, family }] = addresses;
    done(null, address, family);
  });
};

/** Why an address cannot be told anything, or null. */
export function whyNot(url: string, allowPrivate: boolean): string | null {
  const parsed = url.length > 2000 ? null : parsedUrl(url);
  if (parsed === null) return 'not an address';
  const { protocol, hostname, username, password } = parsed;
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'not https';
  if (username !== '' || password !== '') return 'with a password in it';
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) return 'not a public address';
  return null;
}

/**
 * Sends something to an address that somebody else chose. Redirects are not followed, what comes back is not read, and it never
 * takes long. Returns the status; throws if nothing was reached.
 */
export function post({ url, headers, body, allowPrivate }: Post): Promise<number> {
  const problem = whyNot(url, allowPrivate);
  if (problem !== null) return Promise.reject(new Error(problem));
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': body.length },
      agent: false,
      signal: AbortSignal.timeout(MOST_TIME),
      ...(!allowPrivate && { lookup: lookUpPublic }),
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      done(response.statusCode ?? 0);
      response.on('error', () => {});
      sent.destroy();
    });
    sent.end(body);
  });
}
