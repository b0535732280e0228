import { randomBytes } from 'node:crypto';

/** Letters that nobody mistakes for another one. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte & 31]).join('');
}

export const newPersonId = (): string => letters(16);
/** 100 bits: who has it was given it. */
export const newTableId = (): string => letters(20);
/** 130 bits: whoever has it may play the seat. */
export const newSeatKey = (): string => letters(26);
/** 256 bits that only one browser, or only this server, knows. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');
