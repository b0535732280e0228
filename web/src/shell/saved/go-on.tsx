import { computed } from '@preact/signals';
import { Icon } from '../../art/index.js';
import { findGame } from '../../games/games.js';
import { formatList } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import { gameName } from '../game-name.js';
import { onlineGames } from '../online/my-games.js';
import { progress } from './saved-card.js';
import { saved } from './saved-tables.js';

/** A game that somebody here can go on with at once. */
type Waiting = { readonly href: string; readonly game: string; readonly standing: string };

/** First one that waits online, where others wait as well; then the one of this device that was played last. */
export const toGoOnWith = computed((): Waiting | null => {
  const line = onlineGames.value?.lines.find(({ isMyTurn }) => isMyTurn);
  if (line !== undefined) {
    const names = line.seats.flatMap(({ name }) => (name === null ? [] : [name]));
    return {
      href: `/t/${line.table}`,
      game: gameName(line.game, line.edition),
      standing: formatList(names),
    };
  }
  if (!Array.isArray(saved.value)) return null;
  const table = saved.value.find(
    (one) => one.outcome === null && findGame(one.game)?.tally(one.view) != null,
  );
  if (table === undefined) return null;
  return {
    href: `/table/${table.id}`,
    game: gameName(table.game, table.edition),
    standing: progress(table),
  };
});

/** One tap back into the game that waits. */
export function GoOn({ href, game, standing }: Waiting) {
  return (
    <a class="button primary big go-on" href={href}>
      <Icon name="play" />
      <span>
        {pageTexts().saved.goOn}
        <small>
          {game} · {standing}
        </small>
      </span>
    </a>
  );
}
