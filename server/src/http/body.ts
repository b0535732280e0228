import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@castellan/protocol';
import { refused } from './refusal.js';

/** No more than a message over a socket. */
export const MOST_BYTES = LIMITS.message;
const MOST_TIME = 15_000;

export type Body = Readonly<Record<string, unknown>>;

const tooLarge = () => refused('too-large', `more than ${MOST_BYTES} bytes`);

/** What a request brings along: an object of JSON; nothing at all is an empty one. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const type = String(request.headers['content-type'] ?? '');
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw refused('wrong-type', 'the content type has to be application/json');
  const text = (await bytesOf(request)).toString('utf8');
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused('malformed', 'not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refused('malformed', 'not an object');
  return value as Body;
}

function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (problem: ReturnType<typeof refused>) => {
      clearTimeout(timer);
      request.removeAllListeners('data');
      // what still comes is thrown away until the connection is closed
      request.resume();
      reject(problem);
    };
    const slow = refused('too-slow', 'the request took too long');
    const timer = setTimeout(() => fail(slow), MOST_TIME);
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return fail(tooLarge());
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MOST_BYTES) fail(tooLarge());
      else parts.push(part);
    });
    request.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(parts));
    });
    request.on('error', () => fail(refused('malformed', 'the request was broken off')));
  });
}

/** A text of a body, or it is said what is wrong with it. */
export function textIn(body: Body, name: string, most: number): string {
  const value = body[name];
  if (typeof value !== 'string' || value.length === 0 || value.length > most)
    throw refused('malformed', `${name}: a text of at most ${most} characters`);
  return value;
}

/** An object of a body. What it holds is for others to check. */
export function objectIn(body: Body, name: string): Body {
  const value = body[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refused('malformed', `${name}: an object`);
  return value as Body;
}

/** Why the operator does something, as those are told whom it concerns; it may be missing. */
export function reasonIn(body: Body): string {
  return typeof body.reason === 'string' ? body.reason.trim().slice(0, LIMITS.text) : '';
}
