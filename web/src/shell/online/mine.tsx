import '../../styles/pages/online.css';
import type { TableListItem } from '@castellan/protocol';
import { effect } from '@preact/signals';
import { formatDay, formatList, formatWhen } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import { askOnline, me, onOnline } from '../../online/online.js';
import { gameName } from '../game-name.js';
import { myFace, onlineGames } from './my-games.js';
import { TableFaces } from './table-faces.js';
import { companyOf } from './words.js';

let following = false;

/** Keeps the list of one's online games up to date from now on. */
export async function followMine(): Promise<void> {
  const take = ({ tables }: { readonly tables: readonly TableListItem[] }): void => {
    onlineGames.value = { lines: tables, Card: MyTable };
  };
  if (!following) {
    following = true;
    onOnline('mine', take);
    effect(() => {
      myFace.value = me.value;
    });
  }
  take(await askOnline({ type: 'mine' }));
}

/** An online game one has a seat in. */
export function MyTable({ line }: { readonly line: TableListItem }) {
  const { mine } = onlinePageTexts();
  const over = line.status === 'over';
  const company = companyOf(line);
  return (
    <li class={line.isMyTurn ? 'panel saved my-turn' : 'panel saved'}>
      <div class="saved-body">
        <p class="online-flag">{mine.online}</p>
        <TableFaces seats={line.seats} />
        <div class="stack tight">
          <h3>{gameName(line.game, line.edition)}</h3>
          <p>
            {standing(line)} <span class="soft">· {pageTexts().saved.played(formatWhen(line.updated))}</span>
          </p>
        </div>
      </div>
      <div class="row">
        <a
          class={line.isMyTurn ? 'button primary' : 'button'}
          href={over ? `/game/${line.table}` : `/t/${line.table}`}
          aria-label={over ? pageTexts().saved.look(company) : mine.goTo(company)}
        >
          {over ? mine.look : line.isMyTurn ? mine.play : mine.go}
        </a>
      </div>
    </li>
  );
}

function standing({ status, isMyTurn, outcome, seats, ending }: TableListItem): string {
  const { mine } = onlinePageTexts();
  if (status === 'over') {
    const winners = (outcome?.winners ?? []).map((seat) => seats[seat]?.name ?? mine.open);
    return winners.length === 0 ? mine.over : mine.won(formatList(winners));
  }
  if (status === 'waiting') return mine.waiting;
  if (ending !== undefined) return mine.endsOn(formatDay(ending));
  return isMyTurn ? mine.yourTurn : mine.othersTurn;
}
