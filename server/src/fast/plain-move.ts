import { idPattern, LIMITS, type ToServerOf } from '@castellan/protocol';

/** A string of JSON in which nothing is escaped. */
const text = (most: number): string => `"([^"\\\\\\x00-\\x1f]{1,${most}})"`;
const PLAIN = new RegExp(
  `^\\{"type":"move","table":"(${idPattern('table')})","seat":([0-${LIMITS.seats - 1}]),"version":(0|[1-9]\\d{0,14}),` +
    `"moveId":${text(LIMITS.moveId)},"move":${text(LIMITS.move)}\\}$`,
);

/**
 * A move as pages write it, which is what comes most, read by one expression: what JSON and the schema would make of the
 * same text, several times faster. Null for everything else.
 */
export function readPlainMove(message: string): ToServerOf<'move'> | null {
  const found = PLAIN.exec(message);
  if (found === null) return null;
  const [, table, seat, version, moveId, move] = found;
  return { type: 'move', table, seat: Number(seat), version: Number(version), moveId, move };
}
