import type { ToClientOf } from '@castellan/protocol';
import { peopleTexts, speakOfPeople } from '../../i18n/people.js';
import { playSound } from '../../sound/sounds.js';
import { gameName } from '../game-name.js';
import { pushState, registration } from '../online/push.js';
import { go } from '../router.js';
import { settings } from '../settings.js';
import { say } from '../ui/toast.js';

/** Says that somebody wants to play, wherever one is in the page. In children's mode only friends are heard. */
export async function sayChallenged({ by, game, table, isFriend }: ToClientOf<'challenge'>): Promise<void> {
  if (settings.value.children && !isFriend) return;
  await speakOfPeople();
  const { friends } = peopleTexts();
  const come = { label: friends.come, run: () => go({ page: 'online-table', id: table }) };
  say(friends.challenge(by.name, gameName(game, undefined)), 0, [come]);
  if (document.visibilityState !== 'hidden') return;
  // a page that nobody looks at calls like one that is closed
  playSound('cheese');
  if ((await pushState()) !== 'on') return;
  const tell = { table, game, kind: 'challenge', by: by.name, isFriend };
  (await registration())?.active?.postMessage({ tell });
}
