import type { TableSetup } from '@castellan/protocol';
import { peopleTexts } from '../../i18n/people.js';
import { api } from '../../online/online.js';
import { orSay, tryOnline } from '../online/ask.js';
import { go } from '../router.js';
import { say } from '../ui/toast.js';

/** A private table for two to which somebody is asked; one goes there at once. */
export async function playWith(person: string, name: string, game: string): Promise<void> {
  const setup: TableSetup = {
    game,
    options: {},
    seats: [
      { kind: 'me', look: 0 },
      { kind: 'open', look: 1 },
    ],
    isPublic: false,
    clock: { kind: 'none' },
    timeout: 'bot-turn',
    freeText: false,
  };
  const table = (await tryOnline({ type: 'create', setup }))?.table;
  if (table === undefined) return;
  if ((await orSay(api('POST', '/api/challenges', { person, table }))) !== null)
    say(peopleTexts().friends.asked(name));
  go({ page: 'online-table', id: table });
}
