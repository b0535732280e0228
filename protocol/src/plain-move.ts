import { LIMITS } from './limits.js';
import type { ToServerOf } from './to-server.js';

const TABLE = /^[a-z2-9]{20}$/;

/**
 * A move, which is what comes most, checked by hand: exactly what the schema accepts and gives, several times faster.
 * Null for everything else; the schema says what is wrong with it.
 */
export function asMove(value: unknown): ToServerOf<'move'> | null {
  const { type, table, seat, version, moveId, move } = (value ?? {}) as Record<string, unknown>;
  if (type !== 'move' || typeof table !== 'string' || !TABLE.test(table)) return null;
  if (!isCount(seat) || seat >= LIMITS.seats || !isCount(version)) return null;
  if (!isText(moveId, LIMITS.moveId) || !isText(move, LIMITS.move)) return null;
  return { type, table, seat, version, moveId, move };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= most;
}
