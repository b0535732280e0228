import type { Duplex } from 'node:stream';

const WHOLE_TEXT = 0x81;
const WHOLE = 0x80;
const MASKED = 0x80;
const LENGTH = 0x7f;
/** Says that the length is in two bytes of its own; one more, and it is in eight. */
const MEDIUM = 126;
/** What is longer is rare. */
const LONGEST = 1000;
const OTHER_THAN_ASCII = /[^ -~]/;

/** What is asked of a WebSocket: whether it still listens. */
export type FrameSocket = { readonly readyState: number; readonly OPEN: number };

/**
 * Texts in short frames of plain letters are nearly everything that is said. They are read here, at a fraction of what
 * it costs otherwise; all else is for `ws`, as it came, and so is whatever follows a frame that did not come in one piece,
 * that says goodbye, or that is wrong: nobody is heard any more after one of those.
 */
export function readPlainFrames(stream: Duplex, socket: FrameSocket, hear: (text: string) => void): void {
  const [theirs, ...others] = stream.listeners('data') as ((chunk: Buffer) => void)[];
  // should `ws` listen in another way one day, it reads everything
  if (theirs === undefined || others.length > 0) return;
  const ours = (chunk: Buffer): void => {
    const texts = socket.readyState === socket.OPEN ? plainTexts(chunk) : null;
    if (texts !== null) {
      for (const text of texts) hear(text);
      return;
    }
    const staysOurs = isWhole(chunk);
    theirs.call(stream, chunk);
    if (staysOurs && socket.readyState === socket.OPEN) return;
    stream.off('data', ours);
    stream.on('data', theirs);
  };
  stream.off('data', theirs);
  stream.on('data', ours);
}

/** The texts in a chunk of nothing but whole frames of short, plain text; null for every other, which stays as it is. */
export function plainTexts(chunk: Buffer): string[] | null {
  const texts: string[] = [];
  for (let at = 0; at < chunk.length; ) {
    const end = frameEnd(chunk, at);
    const length = frameLength(chunk, at);
    const isPlain = chunk[at] === WHOLE_TEXT && (chunk[at + 1] & MASKED) !== 0 && length <= LONGEST;
    if (!isPlain || end > chunk.length) return null;
    const text = unmasked(chunk, end - length, end);
    if (OTHER_THAN_ASCII.test(text)) return null;
    texts.push(text);
    at = end;
  }
  return texts;
}

/** Whether a chunk ends where a frame ends, and no message goes on in the next. */
export function isWhole(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length && (chunk[at] & WHOLE) !== 0) at = frameEnd(chunk, at);
  return at === chunk.length;
}

/** Where the frame that begins here ends; beyond all bounds if it is very long, or if its header is cut off. */
function frameEnd(chunk: Buffer, at: number): number {
  const header = 2 + ((chunk[at + 1] & LENGTH) === MEDIUM ? 2 : 0) + ((chunk[at + 1] & MASKED) === 0 ? 0 : 4);
  if (at + header > chunk.length) return Number.POSITIVE_INFINITY;
  return at + header + frameLength(chunk, at);
}

function frameLength(chunk: Buffer, at: number): number {
  const length = chunk[at + 1] & LENGTH;
  if (length < MEDIUM) return length;
  return length === MEDIUM ? (chunk[at + 2] << 8) | chunk[at + 3] : Number.POSITIVE_INFINITY;
}

const scratch = Buffer.alloc(LONGEST);
function unmasked(chunk: Buffer, start: number, end: number): string {
  for (let i = start, at = 0; i < end; i++, at++) scratch[at] = chunk[i] ^ chunk[start - 4 + (at & 3)];
  return scratch.toString('latin1', 0, end - start);
}
