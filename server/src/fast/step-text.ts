import type { ClockReading, Step } from '@castellan/match';
import { quoted } from './quoted.js';

/** A step as JSON but for its last brace: more may follow. By hand, because it is what is sent most. */
export function stepText(
  table: string,
  { version, seat, move, seen, undo }: Step,
  clocks: ClockReading | null,
): string {
  let text = `{"type":"step","table":"${table}","version":${version},"seat":${seat},"move":${quoted(move)}`;
  if (seen.length > 0) text += `,"seen":${JSON.stringify(seen)}`;
  if (undo !== null) text += `,"undo":${undo}`;
  if (clocks !== null) text += `,"clocks":${JSON.stringify(clocks)}`;
  return text;
}
