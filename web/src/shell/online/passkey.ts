import { api } from '../../online/api.js';
import type { Me } from '../../online/online.js';
import { TableError } from '../../tables/problem.js';

/** Why nothing came of it: the browser knows no passkeys, this place cannot have any, or the person did not want to. */
export type PasskeyEnd = { readonly me: Me } | 'stopped' | 'no-passkeys';

export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** A new passkey for whoever one is here. */
export function makePasskey(): Promise<PasskeyEnd> {
  return withPasskey<Creation>('register', ({ startRegistration }, optionsJSON) =>
    startRegistration({ optionsJSON }),
  );
}

/** Becomes who the passkey belongs to. */
export function usePasskey(): Promise<PasskeyEnd> {
  return withPasskey<Asking>('login', ({ startAuthentication }, optionsJSON) =>
    startAuthentication({ optionsJSON }),
  );
}

type Browser = typeof import('@simplewebauthn/browser');
type Creation = Parameters<Browser['startRegistration']>[0]['optionsJSON'];
type Asking = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

async function withPasskey<Options>(
  what: 'register' | 'login',
  use: (browser: Browser, options: Options) => Promise<unknown>,
): Promise<PasskeyEnd> {
  if (!knowsPasskeys()) return 'no-passkeys';
  const browser = await import('@simplewebauthn/browser');
  try {
    const { options } = await api<{ options: Options }>('POST', `/api/passkey/${what}/options`);
    const response = await use(browser, options);
    return await api<{ me: Me }>('POST', `/api/passkey/${what}`, { response });
  } catch (error) {
    if (error instanceof browser.WebAuthnError || error instanceof DOMException) return 'stopped';
    const kind = error instanceof TableError ? error.problem.kind : null;
    if (kind === 'passkey-refused') return 'stopped';
    if (kind === 'no-passkeys-here') return 'no-passkeys';
    throw error;
  }
}
