import { useSignalEffect } from '@preact/signals';
import { speakOfOnline } from '../../i18n/online-pages.js';
import { available } from './available.js';
import { wasOnline } from './my-games.js';

/** Adds one's online games to the list of games whenever there may be any; quietly nothing as long as the server is not there. */
export function useOnlineGames(): void {
  useSignalEffect(() => {
    if (available.value === true && wasOnline.peek()) void list();
  });
}

async function list(): Promise<void> {
  try {
    const [{ followMine }] = await Promise.all([import('./mine.js'), speakOfOnline()]);
    await followMine();
  } catch {
    // the games of this device are there all the same
  }
}
