import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const COOKIE = 'castellan';
const YEAR = 365 * 86_400;

/** `secret.signature`; both are 32 bytes in base64url. */
const SHAPE = /^([\w-]{43})\.([\w-]{43})$/;

/**
 * What a browser keeps: a secret that the database has only the hash of, and our signature, so that made-up cookies are turned
 * away before anybody asks the database.
 */
export class CookieSeal {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  seal(secret: string): string {
    return `${secret}.${this.#sign(secret)}`;
  }

  /** The secret in a header with cookies, if it is one of ours. */
  open(header: string | undefined): string | null {
    const found = SHAPE.exec(cookieIn(header ?? '') ?? '');
    if (found === null) return null;
    const [, secret, signature] = found;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(secret))) ? secret : null;
  }

  #sign(secret: string): string {
    return createHmac('sha256', this.#key).update(`session ${secret}`).digest('base64url');
  }
}

/** Under which the database knows a browser. */
export function sessionOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The header that sets it, or takes it away. */
export function setCookie(value: string | null, secure: boolean): string {
  const age = value === null ? 0 : YEAR;
  const parts = [`${COOKIE}=${value ?? ''}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

function cookieIn(header: string): string | null {
  // a header of any length costs no more than this
  if (header.length > 8192) return null;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === COOKIE) return part.slice(at + 1).trim();
  }
  return null;
}
