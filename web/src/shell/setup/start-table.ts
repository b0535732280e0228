import { t } from '../../i18n/i18n.js';
import { problemText } from '../problems.js';
import { go } from '../router.js';
import { tables } from '../tables-api.js';
import { say } from '../ui/toast.js';
import { type Draft, FRESH, toSetup } from './draft.js';
import { loadDraft } from './last-draft.js';

/** Makes the table and goes there. Gives back whether that went well; if not, the person was told. */
export async function startTable(draft: Draft): Promise<boolean> {
  const { newGame } = t();
  try {
    const made = await tables().create(toSetup(draft, t()));
    if (made.ok) {
      go({ page: 'table', id: made.value });
      return true;
    }
    say(`${newGame.failed} ${problemText(made.error)}`);
  } catch (error) {
    console.error(error);
    say(newGame.failed);
  }
  return false;
}

/** What "Play now" sets up: the person who played last, against somebody friendly. */
export function quickDraft(): Draft {
  const person = loadDraft().seats.find(({ character }) => character === null);
  if (person === undefined) return FRESH;
  const bot = FRESH.seats[1];
  const mouse = person.mouse === bot.mouse ? 0 : bot.mouse;
  return { ...FRESH, seats: [person, { ...bot, mouse }] };
}
