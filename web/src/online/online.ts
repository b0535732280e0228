import type { ToClient, ToClientOf, ToServer } from '@castellan/protocol';
import { signal } from '@preact/signals';
import { isShut } from '../shell/online/is-shut.js';
import { keepWasOnline } from '../shell/online/my-games.js';
import { type OnlineMessage, tableWorker } from '../tables/client.js';
import type { OnlineStatus, Question } from '../tables/worker-messages.js';

export type { OnlineStatus, Question } from '../tables/worker-messages.js';
export { api } from './api.js';

/** Who one is for the others. */
export type Me = NonNullable<ToClientOf<'welcome'>['me']>;

/** What answers a question. */
export type AnswerTo<T extends ToServer['type']> = T extends 'mine'
  ? ToClientOf<'mine'>
  : T extends 'watch'
    ? ToClientOf<'joined'>
    : T extends 'hello'
      ? ToClientOf<'welcome'>
      : T extends 'ping'
        ? ToClientOf<'pong'>
        : ToClientOf<'done'>;

export const onlineStatus = signal<OnlineStatus>('off');
/** Known after the greeting. */
export const me = signal<Me | null>(null);
/** How far the server's clock is ahead of this device's, in milliseconds. */
export const ahead = signal(0);

type Hear = (message: ToClient) => void;
const listeners = new Map<ToClient['type'], Set<Hear>>();
let started: Promise<void> | null = null;

/**
 * Greets the server and keeps a line to it from now on; resolves when it stands for the first time. Nothing of this is
 * touched before somebody wants to play online.
 */
export function startOnline(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  tableWorker().onOnline = take;
  onlineStatus.value = 'connecting';
  const wake = (): void => {
    if (document.visibilityState === 'visible') void tableWorker().ask('wake', {});
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  await tableWorker().ask('connect', { anew: false });
}

/** After signing in or out: the same page as somebody else. */
export async function restartOnline(): Promise<void> {
  await startOnline();
  await tableWorker().ask('connect', { anew: true });
}

/** Asks the server; waits while there is no line. Throws `TableError`. */
export async function askOnline<Q extends Question>(message: Q): Promise<AnswerTo<Q['type']>> {
  void startOnline();
  const answer = await tableWorker().ask('online', { message });
  if (message.type === 'profile') noteProfile(message);
  return answer as AnswerTo<Q['type']>;
}

/**
 * What the server tells unasked (`lobby`, `mine`, `table`, `said`, `ink`, `bye`, `error`) and every `welcome`; the moves
 * at a table come as the table's updates instead. Returns what stops it.
 */
export function onOnline<T extends ToClient['type']>(
  type: T,
  hear: (message: ToClientOf<T>) => void,
): () => void {
  const all = listeners.get(type) ?? new Set();
  listeners.set(type, all);
  all.add(hear as Hear);
  return () => {
    all.delete(hear as Hear);
  };
}

function noteProfile({ name, look }: { name: string; look: number }): void {
  if (me.value !== null) me.value = { ...me.value, name, look };
}

function take(told: OnlineMessage): void {
  if (told.type === 'online') {
    onlineStatus.value = told.status;
    isShut.value = told.status === 'shut';
    return;
  }
  const { message } = told;
  if (message.type === 'welcome') {
    me.value = message.me;
    // from now on the first page may ask for online games without being told to
    keepWasOnline(true);
    ahead.value = message.now - Date.now();
  }
  if (message.type === 'challenge')
    void import('../shell/company/challenged.js').then(({ sayChallenged }) => sayChallenged(message));
  for (const hear of listeners.get(message.type) ?? []) hear(message);
}
