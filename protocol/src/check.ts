import * as v from 'valibot';
import { type FromBot, fromBot, type ToBot, toBot } from './bot.js';
import { type ToClient, toClient } from './to-client.js';
import { type ToServer, toServer } from './to-server.js';

export type Checked<T> =
  | { readonly ok: true; readonly message: T }
  | { readonly ok: false; readonly why: string };

/** Text from outside becomes a message, or it is said what is wrong with it. */
export function readToServer(text: string): Checked<ToServer> {
  return read(toServer, text);
}

export function readToClient(text: string): Checked<ToClient> {
  return read(toClient, text);
}

export function readFromBot(text: string): Checked<FromBot> {
  return read(fromBot, text);
}

export function readToBot(text: string): Checked<ToBot> {
  return read(toBot, text);
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): Checked<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'not JSON' };
  }
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output };
  const [{ path, message: why }] = parsed.issues;
  const place = path?.map(({ key }) => String(key)).join('.') ?? '';
  return { ok: false, why: place === '' ? why : `${place}: ${why}` };
}
