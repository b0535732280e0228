import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { BrokenCastle, EmptyCastle } from '../art.js';
import { refreshSaved, saved } from '../saved-tables.js';
import { SavedCard } from './saved-card.js';

/** The games on this device, newest first; `most` of them. */
export function SavedList({ most = Number.POSITIVE_INFINITY }: { readonly most?: number }) {
  const texts = t().saved;
  useEffect(() => void refreshSaved(), []);
  if (saved.value === null)
    return (
      <p class="soft" role="status">
        {t().app.loading}
      </p>
    );
  if (saved.value === 'failed')
    return (
      <div class="notice" role="alert">
        <BrokenCastle />
        <p>{texts.listFailed}</p>
      </div>
    );
  const list = saved.value;
  if (list.length === 0)
    return (
      <div class="panel stitched empty">
        <EmptyCastle />
        <div class="stack tight">
          <h3>{texts.empty}</h3>
          <p class="soft">{texts.emptyHint}</p>
        </div>
      </div>
    );
  return (
    <>
      <ul class="saved-list">
        {list.slice(0, most).map((table) => (
          <SavedCard key={table.id} table={table} />
        ))}
      </ul>
      {list.length > most && (
        <p>
          <a class="button" href="/continue">
            {texts.all}
          </a>
        </p>
      )}
    </>
  );
}
