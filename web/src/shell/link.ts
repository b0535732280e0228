import { TableError } from '../tables/problem.js';

/**
 * A whole game in an address: "v1." and the record, deflated, in letters that survive messengers. The part behind
 * "#" never leaves the device.
 */
const VERSION = 'v1.';
/** A record is a few kB; what unpacks to more than this is an accident or a prank. */
const MOST_CHARACTERS = 2_000_000;

export async function makeLink(record: string): Promise<string> {
  return `${location.origin}/open#${await packRecord(record)}`;
}

export async function packRecord(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return `${VERSION}${toLetters(bytes)}`;
}

/** The record in an address. Throws `TableError`. */
export async function readLink(fragment: string): Promise<string> {
  const version = /^v\d+\./.exec(fragment)?.[0];
  if (version === undefined) throw new TableError({ kind: 'bad-record' });
  if (version !== VERSION) throw new TableError({ kind: 'unknown-rules-version' });
  if (!('DecompressionStream' in globalThis)) throw new TableError({ kind: 'no-compression' });
  try {
    return await unpack(fromLetters(fragment.slice(VERSION.length)));
  } catch (error) {
    throw error instanceof TableError ? error : new TableError({ kind: 'damaged' });
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MOST_CHARACTERS) {
      await reader.cancel();
      throw new TableError({ kind: 'file-too-large' });
    }
  }
}

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
