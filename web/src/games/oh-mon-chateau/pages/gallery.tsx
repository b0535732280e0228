import '../../../styles/pages/chateau.css';
import '../sheet/sheet.css';
import type { ChateauView } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { formatWhen } from '../../../i18n/format.js';
import { t } from '../../../i18n/i18n.js';
import { EmptyCastle } from '../../../shell/art.js';
import { Page } from '../../../shell/ui/page.js';
import { tables } from '../../../tables/client.js';
import type { FinishedTable } from '../../../tables/protocol.js';
import { nameOf } from '../../common/names.js';
import { decodeSheet } from '../sheet/ink/codec.js';
import { type Exhibit, Exhibition } from '../table/exhibition.js';

/** The castles that people of this device have finished, newest first. */
export function Gallery() {
  const { gallery } = c();
  const [games, setGames] = useState<readonly FinishedTable[] | null | 'failed'>(null);
  useEffect(() => {
    tables()
      .ask('finished', { game: 'oh-mon-chateau' })
      .then(setGames, (error: unknown) => {
        console.error(error);
        setGames('failed');
      });
  }, []);
  return (
    <Page title={gallery.title} lead={gallery.lead} wide>
      {games === null ? (
        <p class="soft" role="status">
          {t().app.loading}
        </p>
      ) : games === 'failed' ? (
        <p role="alert">{t().saved.listFailed}</p>
      ) : games.length === 0 ? (
        <div class="panel stitched empty">
          <EmptyCastle />
          <div class="stack">
            <p>{gallery.empty}</p>
            <p>
              <a class="button primary" href="/new/oh-mon-chateau">
                {t().home.newGame}
              </a>
            </p>
          </div>
        </div>
      ) : (
        games.map((game) => <Game key={game.id} game={game} />)
      )}
    </Page>
  );
}

function Game({ game }: { readonly game: FinishedTable }) {
  const looked = useSignal<number | null>(null);
  const when = formatWhen(game.updated);
  const exhibits = exhibitsOf(game);
  if (exhibits === null) return null;
  return (
    <section class="panel stack" aria-label={when}>
      <div class="row gallery-head">
        <h2>{when}</h2>
        <a class="button" href={`/watch/${game.id}`}>
          {t().action.replay}
        </a>
      </div>
      <Exhibition exhibits={exhibits} label={when} looked={looked} />
    </section>
  );
}

/** Null for what another version wrote in a way this one cannot read. */
function exhibitsOf({ sitters, view, drawings, outcome }: FinishedTable): Exhibit[] | null {
  const { castles } = (view ?? {}) as Partial<ChateauView>;
  if (!Array.isArray(castles) || castles.length !== sitters.length) return null;
  return sitters.map((sitter, seat) => ({
    key: String(seat),
    name: nameOf(sitter, seat, c().character),
    points: castles[seat].score.total,
    castle: castles[seat],
    sheet: (drawings[seat] === undefined ? null : decodeSheet(drawings[seat])) ?? {
      side: 'guide',
      strokes: [],
    },
    won: outcome?.winners.includes(seat) ?? false,
  }));
}
