import '../../styles/pages/online.css';
import type { TableLine } from '@castellan/protocol';
import { effect } from '@preact/signals';
import { formatList, formatWhen } from '../../i18n/format.js';
import { t } from '../../i18n/i18n.js';
import { p } from '../../i18n/online-pages.js';
import { askOnline, me, onOnline } from '../../online/online.js';
import { gameName } from './games.js';
import { myFace, onlineGames } from './my-games.js';
import { TableFaces } from './table-faces.js';
import { companyOf } from './words.js';

let following = false;

/** Keeps the list of one's online games up to date from now on. */
export async function followMine(): Promise<void> {
  const take = ({ tables }: { readonly tables: readonly TableLine[] }): void => {
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
export function MyTable({ line }: { readonly line: TableLine }) {
  const { mine } = p();
  const over = line.status === 'over';
  const company = companyOf(line);
  return (
    <li class={line.isMyTurn ? 'panel saved my-turn' : 'panel saved'}>
      <div class="saved-body">
        <p class="online-flag">{mine.online}</p>
        <TableFaces seats={line.seats} />
        <div class="stack tight">
          <h3>{standing(line)}</h3>
          <p class="soft">
            {gameName(line.game)} · {t().saved.played(formatWhen(line.updated))}
          </p>
        </div>
      </div>
      <div class="row">
        <a
          class={line.isMyTurn ? 'button primary' : 'button'}
          href={over ? `/game/${line.table}` : `/t/${line.table}`}
          aria-label={over ? t().saved.look(company) : mine.goTo(company)}
        >
          {over ? mine.look : line.isMyTurn ? mine.play : mine.go}
        </a>
      </div>
    </li>
  );
}

function standing({ status, isMyTurn, outcome, seats }: TableLine): string {
  const { mine } = p();
  if (status === 'over') {
    const winners = (outcome?.winners ?? []).map((seat) => seats[seat]?.name ?? mine.open);
    return winners.length === 0 ? mine.over : mine.won(formatList(winners));
  }
  if (status === 'waiting') return mine.waiting;
  return isMyTurn ? mine.yourTurn : mine.othersTurn;
}
