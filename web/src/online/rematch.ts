import { orSay } from '../shell/online/ask.js';
import { go } from '../shell/router.js';
import { askOnline } from './online.js';
import { sameSide } from './side.js';

/** The same people once more; whoever is away finds it among their games. */
export async function rematch(table: string): Promise<void> {
  const next = (await orSay(askOnline({ type: 'rematch', table })))?.table;
  if (next !== undefined) go(sameSide(next));
}
