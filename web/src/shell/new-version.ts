import { effect, signal, untracked } from '@preact/signals';
import { pageTexts } from '../i18n/i18n.js';
import { route } from './router.js';
import { say } from './ui/toast.js';

type Versions = Pick<ServiceWorkerRegistration, 'active' | 'waiting'>;

/**
 * Whether a version waits behind another one. The first version waits, too, for the moment before it starts, and some
 * browsers let a page see that: there is nothing before it, so it is not a new one.
 */
export function isNew({ active, waiting }: Versions, coming: ServiceWorker): boolean {
  return waiting === coming && active !== null && active !== coming;
}

/** Offers every new version, once. */
export function offerNewVersions(registration: ServiceWorkerRegistration): void {
  const look = (coming: ServiceWorker | null): void => {
    if (coming === null) return;
    if (isNew(registration, coming)) offer(coming);
    else coming.addEventListener('statechange', () => isNew(registration, coming) && offer(coming));
  };
  look(registration.waiting);
  look(registration.installing);
  registration.addEventListener('updatefound', () => look(registration.installing));
}

/** Where there is a board, nothing lies over it. */
const atBoard = (): boolean => /^((online-)?table|watch)$/.test(route.value.page);

let offered: ServiceWorker | null = null;

/** Nobody is asked in the middle of a game: the offer is put away at a table, and comes back elsewhere. */
function offer(coming: ServiceWorker): void {
  if (offered === coming) return;
  offered = coming;
  const answered = signal(false);
  let away = (): void => {};
  effect(() => {
    untracked(away);
    if (answered.value || atBoard()) return;
    const { ready, now, later } = pageTexts().update;
    const answer = (run: () => void) => () => {
      answered.value = true;
      run();
    };
    away = untracked(() =>
      say(ready, 0, [
        { label: now, run: answer(() => takeOver(coming)) },
        { label: later, run: answer(() => null) },
      ]),
    );
  });
  // another tab took it, or all others were closed: it is at work, and need not be offered any more
  coming.addEventListener('statechange', () => {
    answered.value = true;
  });
}

/** How long a version may take to be at work: browsers let the one before finish what it has begun. */
const PATIENCE = 10_000;

/** Loads the page anew once the new version is at work, or when waiting no longer helps: leaving ends all that is under way. */
function takeOver(coming: ServiceWorker): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, PATIENCE);
  coming.postMessage('take-over');
}
