import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { BrokenCastle } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import type { TableSummary } from '../../tables/worker-messages.js';
import { onlineGames } from '../online/my-games.js';
import { ButtonLink } from '../ui/button.js';
import { Loading, NothingYet } from '../ui/standing-in.js';
import { SavedCard } from './saved-card.js';
import { refreshSaved, saved } from './saved-tables.js';

/** The games on this device, newest first. The first page shows `most` of them, below its own way to go on. */
export function SavedList({ most = Number.POSITIVE_INFINITY }: { readonly most?: number }) {
  const texts = pageTexts().saved;
  useEffect(() => void refreshSaved(), []);
  if (saved.value === null) return <Loading />;
  if (saved.value === 'failed')
    return (
      <div class="notice" role="alert">
        <BrokenCastle />
        <p>{texts.listFailed}</p>
      </div>
    );
  const cards = cardsOf(saved.value, Number.isFinite(most));
  if (cards.length === 0)
    return (
      <NothingYet>
        <h3>{texts.empty}</h3>
      </NothingYet>
    );
  return (
    <>
      <ul class="saved-list">{cards.slice(0, most)}</ul>
      {cards.length > most && (
        <p>
          <ButtonLink words={texts.all} href="/continue" />
        </p>
      )}
    </>
  );
}

/** Games of this device and online ones in one list: first those that wait for somebody here, then the newest. */
function cardsOf(local: readonly TableSummary[], quiet: boolean): ComponentChild[] {
  const online = onlineGames.value;
  const cards = [
    ...local.map((table) => ({
      first: false,
      updated: table.updated,
      card: <SavedCard key={table.id} table={table} quiet={quiet} />,
    })),
    ...(online?.lines ?? []).map((line) => ({
      first: line.isMyTurn,
      updated: line.updated,
      card: online === null ? null : <online.Card key={line.table} line={line} />,
    })),
  ];
  return cards
    .sort((a, b) => Number(b.first) - Number(a.first) || b.updated - a.updated)
    .map(({ card }) => card);
}
