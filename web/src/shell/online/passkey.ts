import { api } from '../../online/api.js';
import type { Me } from '../../online/online.js';
import { OnlineTrouble } from '../../online/trouble.js';

/** Why nothing came of it: the browser knows no passkeys, this place cannot have any, or the person did not want to. */
export type PasskeyEnd = { readonly me: Me } | 'stopped' | 'no-passkeys';

export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

type Options<T> = { readonly options: T };

/** A new passkey for whoever one is here. */
export function makePasskey(): Promise<PasskeyEnd> {
  return withPasskey('register', async (browser, options) =>
    browser.startRegistration({ optionsJSON: options as never }),
  );
}

/** Becomes who the passkey belongs to. */
export function usePasskey(): Promise<PasskeyEnd> {
  return withPasskey('login', async (browser, options) =>
    browser.startAuthentication({ optionsJSON: options as never }),
  );
}

type Browser = typeof import('@simplewebauthn/browser');

async function withPasskey(
  what: 'register' | 'login',
  use: (browser: Browser, options: unknown) => Promise<unknown>,
): Promise<PasskeyEnd> {
  if (!knowsPasskeys()) return 'no-passkeys';
  try {
    const { options } = await api<Options<unknown>>('POST', `/api/passkey/${what}/options`);
    const response = await use(await import('@simplewebauthn/browser'), options);
    return await api<{ me: Me }>('POST', `/api/passkey/${what}`, { response });
  } catch (error) {
    if (!(error instanceof OnlineTrouble)) return 'stopped';
    const { kind } = error.problem as { kind: string };
    if (kind === 'no-passkeys-here') return 'no-passkeys';
    if (kind === 'passkey-refused') return 'stopped';
    throw error;
  }
}
