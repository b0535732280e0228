const PLAIN = /^[\w ./:+-]*$/;

/** A text as JSON has it; names of moves and requests are nearly always plain. */
export function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
