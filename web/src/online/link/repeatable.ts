import type { ToServer } from '@castellan/protocol';

/**
 * Questions that may be put twice, because the second time changes nothing more (idempotent). The others are given up when the line
 * breaks before their answer: whoever asked is told, looks, and asks again if need be.
 */
const REPEATABLE: ReadonlySet<ToServer['type']> = new Set([
  'ping',
  'profile',
  'lobby',
  'mine',
  'watch',
  'leave',
  'stand',
  'return',
  'seat-bot',
  'pause',
  'keep',
  'rematch',
  'resign',
  'abort',
  'offer',
  'hints',
  'claim',
  'close',
  'lock',
  'remove',
  'host',
  'seek',
]);

export function isRepeatable(type: ToServer['type']): boolean {
  return REPEATABLE.has(type);
}
