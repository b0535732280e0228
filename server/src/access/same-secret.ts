import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret that was handed out: nobody who reads it can say what it was. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a secret has this hash, compared in constant time whatever its length. */
export function hasHash(secret: string, hash: string): boolean {
  const told = Buffer.from(hashOf(secret));
  const kept = Buffer.from(hash);
  return told.length === kept.length && timingSafeEqual(told, kept);
}

/** A word as people write it down for each other: large or small letters and spaces around it do not matter. */
export function plainWord(word: string): string {
  return word.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
