const LONGEST = 0xffff;
const OTHER_THAN_ASCII = /[^ -~]/;

/**
 * A text as the frame of a WebSocket that carries it, a letter a byte, to be written at once as latin1; null if it has
 * letters that take more bytes than one, or is long: `ws` sends those. What is told of moves is short and
 * plain, and one text in one write costs less than header and text apart (docs/BENCHMARKS.md).
 */
export function plainFrame(text: string): string | null {
  const { length } = text;
  if (length > LONGEST || OTHER_THAN_ASCII.test(text)) return null;
  return length < 126
    ? `\x81${String.fromCharCode(length)}${text}`
    : `\x81\x7e${String.fromCharCode(length >> 8, length & 0xff)}${text}`;
}
