import { randomBytes } from 'node:crypto';

/** Letters that nobody mistakes for another one. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte & 31]).join('');
}

/** 100 bits: who has it was given it. */
export const newTableId = (): string => letters(20);
/** 130 bits: whoever has it may play the seat. */
export const newSeatKey = (): string => letters(26);
export const newSeed = (): string => randomBytes(32).toString('hex');
