import { computed, signal } from '@preact/signals';

/** Whether the page's server also hosts tables: a page may lie on any server for files, and then it is played on one screen. */
const hosted = signal<boolean | null>(null);
const network = signal(navigator.onLine);
let asked: Promise<void> | null = null;
/** Somebody looks at a page that depends on it. */
let isWanted = false;

addEventListener('online', () => {
  network.value = true;
  asked = null;
  if (isWanted) void findOut();
});
addEventListener('offline', () => {
  network.value = false;
});

/** Online tables can be had; null until that is known. Nobody is greeted by asking, and nothing is waited for. */
export const available = computed(() => (network.value ? hosted.value : false));

export function findOut(): Promise<void> {
  isWanted = true;
  if (!network.peek() || hosted.peek() === true) return Promise.resolve();
  asked ??= probe();
  return asked;
}

async function probe(): Promise<void> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    hosted.value = answer.ok && !(answer.headers.get('content-type') ?? '').startsWith('text/html');
  } catch {
    hosted.value = false;
  }
}
