import { randomBytes, randomInt } from 'node:crypto';

/** Without 0 and 1, which look like letters. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz23456789';

/** Unguessable: five bits a letter and a bit more. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** 256 bits that only one browser, or only this server, knows. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
