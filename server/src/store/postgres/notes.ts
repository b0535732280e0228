/**
 * What nodes tell each other through the database: that a log has grown, and to where. In the same transaction as the
 * entries, one note for all that were written together, so whoever hears of an entry can read it.
 *
 * A note is a list of tables with the number of their last entry: `k7q2mfs9xw4b 12,p3n8vd5tj6hc 4`.
 */
export const LOG_CHANNEL = 'castellan_log';

/** PostgreSQL takes less than 8000 bytes. */
export const LONGEST_NOTE = 7900;

/** A table, and the number of the last entry of its log. */
export type LogNote = { readonly table: string; readonly seq: number };

/** How long a table makes a note at most. */
export const noteLength = ({ table, seq }: LogNote): number =>
  Buffer.byteLength(table) + String(seq).length + 2;

/** What makes no sense is left out: somebody else may use the channel. */
export function readNotes(payload: string): LogNote[] {
  return payload.split(',').flatMap((part) => {
    const space = part.lastIndexOf(' ');
    const seq = Number(part.slice(space + 1));
    return space > 0 && Number.isSafeInteger(seq) ? [{ table: part.slice(0, space), seq }] : [];
  });
}
