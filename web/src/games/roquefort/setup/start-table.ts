import { pageTexts } from '../../../i18n/i18n.js';
import { problemText } from '../../../shell/problems.js';
import { go } from '../../../shell/router.js';
import { say } from '../../../shell/ui/toast.js';
import { tableWorker } from '../../../tables/client.js';
import { TableError } from '../../../tables/problem.js';
import { wantedSeed } from '../../../tables/seed.js';
import { type Draft, FRESH, toSetup } from './draft.js';
import { lastDraft } from './last-draft.js';

/** Makes the table and goes there. Gives back whether that went well; if not, the person was told. */
export async function startTable(draft: Draft): Promise<boolean> {
  const { newGame } = pageTexts();
  try {
    const setup = { ...toSetup(draft, pageTexts()), ...wantedSeed() };
    const { table } = await tableWorker().ask('create', { setup });
    go({ page: 'table', id: table });
    return true;
  } catch (error) {
    const why = error instanceof TableError ? problemText(error.problem) : '';
    if (why === '') console.error(error);
    say(`${newGame.failed} ${why}`);
    return false;
  }
}

/** "Play now". */
export function playNow(): Promise<boolean> {
  return startTable(quickDraft());
}

/** What it sets up: the person who played last, against somebody friendly. */
function quickDraft(): Draft {
  const person = lastDraft.peek().seats.find(({ character }) => character === null);
  if (person === undefined) return FRESH;
  const bot = FRESH.seats[1];
  const mouse = person.mouse === bot.mouse ? 0 : bot.mouse;
  return { ...FRESH, seats: [person, { ...bot, mouse }] };
}
