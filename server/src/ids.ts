import { randomBytes } from 'node:crypto';
import { ID_LENGTH } from '@castellan/protocol';

/** Letters that nobody mistakes for another one. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte & 31]).join('');
}

export const newPersonId = (): string => letters(ID_LENGTH.person);
/** 100 bits: who has it was given it. */
export const newTableId = (): string => letters(ID_LENGTH.table);
/** 130 bits: whoever has it may play the seat. */
export const newSeatKey = (): string => letters(ID_LENGTH.seatKey);
/** 256 bits that only one browser, or only this server, knows. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');
/** Enough that nodes of one cluster have different ones. */
export const newNodeId = (): string => letters(10);
