import { signal } from '@preact/signals';
import { api, type Me, restartOnline, startOnline } from '../../online/online.js';
import { onlineGames } from './my-games.js';

/** All that the server tells oneself about oneself. */
export type Myself = Me & {
  readonly sessions: readonly { readonly created: number; readonly seen: number; readonly isThis: boolean }[];
  readonly webhook: string | null;
};

/** Null until it is known. */
export const myself = signal<Myself | null>(null);

export async function refreshMyself(): Promise<void> {
  await startOnline();
  myself.value = await api<Myself>('GET', '/api/me');
}

export async function saveWebhook(url: string | null): Promise<void> {
  await api('PUT', '/api/webhook', { url });
  if (myself.value !== null) myself.value = { ...myself.value, webhook: url };
}

/** After signing in or out the page is somebody else's. */
export async function becomeAnother(): Promise<void> {
  onlineGames.value = null;
  await restartOnline();
  await refreshMyself();
}
