import { computed, signal } from '@preact/signals';

/** Whether the page's server also hosts tables: a page may lie on any server for files, and then it is played on one screen. */
const hosted = signal<boolean | null>(null);
const network = signal(navigator.onLine);
let asked: Promise<void> | null = null;
/** Somebody looks at a page that depends on it. */
let isWanted = false;
/** Retry with backoff: not every browser tells that its network is back, or that it was gone. In milliseconds. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
let pause = FIRST_PAUSE;

addEventListener('online', () => {
  network.value = true;
  askAgain();
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

function askAgain(): void {
  asked = null;
  if (isWanted) void findOut();
}

async function probe(): Promise<void> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    hosted.value = answer.ok && !(answer.headers.get('content-type') ?? '').startsWith('text/html');
    pause = FIRST_PAUSE;
  } catch {
    hosted.value = false;
    setTimeout(askAgain, pause);
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
  }
}
