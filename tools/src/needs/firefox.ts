import { existsSync } from 'node:fs';
import type { Machine } from './need.js';
import { onPath } from './on-path.js';

const ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** One of the system: Debian's has another name than everybody else's. */
export function firefoxPlaces(machine: Machine): string[] {
  const found = onPath(['firefox-esr', 'firefox'], machine);
  return machine.platform === 'darwin' && existsSync(ON_A_MAC) ? [...found, ON_A_MAC] : found;
}
