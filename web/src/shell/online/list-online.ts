import { speakOfOnline } from '../../i18n/online-pages.js';
import { available, findOut } from './available.js';
import { wasOnline } from './my-games.js';

/** Adds one's online games to the list of games, if there may be any; quietly nothing if the server is not there. */
export async function listOnline(): Promise<void> {
  if (!wasOnline()) return;
  await findOut();
  if (available.value !== true) return;
  try {
    const [{ followMine }] = await Promise.all([import('./mine.js'), speakOfOnline()]);
    await followMine();
  } catch {
    // the games of this device are there all the same
  }
}
