import { signal } from '@preact/signals';
import { api, type Me, restartOnline, startOnline } from '../../online/online.js';
import { TableError } from '../../tables/problem.js';
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

/** Not every address may be called: one that leads into the server's own network is none. */
export async function saveWebhook(url: string | null): Promise<'kept' | 'bad'> {
  try {
    await api('PUT', '/api/webhook', { url });
  } catch (error) {
    if (error instanceof TableError && error.problem.kind === 'malformed') return 'bad';
    throw error;
  }
  if (myself.value !== null) myself.value = { ...myself.value, webhook: url };
  return 'kept';
}

/** After signing in or out the page is somebody else's. */
export async function becomeAnother(): Promise<void> {
  onlineGames.value = null;
  await restartOnline();
  await refreshMyself();
}
