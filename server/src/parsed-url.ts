/**
 * An address from outside, or null if it is none. `URL.canParse` is not asked: in Node 20 it answers wrongly for texts with
 * letters beyond ASCII once it is called often enough to be compiled, and what it let through was thrown at us.
 */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
