import '../styles/index.css';
import '../sheet/sheet.css';
import type { ChateauView } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { formatDay, formatWhen } from '../../../i18n/format.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { ButtonLink } from '../../../shell/ui/button.js';
import { into } from '../../../shell/ui/into.js';
import { Page } from '../../../shell/ui/page.js';
import { Loading, NothingYet } from '../../../shell/ui/standing-in.js';
import { tableWorker } from '../../../tables/client.js';
import type { FinishedTable } from '../../../tables/worker-messages.js';
import { namesOf } from '../../common/names.js';
import facts from '../game.json';
import { type Exhibit, Exhibition } from '../table/exhibition.js';
import { Sheets } from '../table/sheets.js';
import { Studio } from '../table/studio.js';
import { chateauTexts } from '../texts/table.js';

/** The castles that people of this device have finished, newest first. */
export function Gallery() {
  const { gallery } = chateauTexts();
  const [games, setGames] = useState<readonly FinishedTable[] | null | 'failed'>(null);
  useEffect(() => {
    tableWorker()
      .ask('finished', { game: facts.id })
      .then(setGames, (error: unknown) => {
        console.error(error);
        setGames('failed');
      });
  }, []);
  return (
    <Page title={gallery.title} lead={gallery.lead} wide>
      {games === null ? (
        <Loading />
      ) : games === 'failed' ? (
        <p role="alert">{pageTexts().saved.listFailed}</p>
      ) : games.length === 0 ? (
        <NothingYet>
          <div class="stack">
            <p>{gallery.empty}</p>
            <p>
              <ButtonLink class="primary" words={pageTexts().home.newGame} href="/new/oh-mon-chateau" />
            </p>
          </div>
        </NothingYet>
      ) : (
        games.map((game) => <Game key={game.id} game={game} />)
      )}
    </Page>
  );
}

function Game({ game }: { readonly game: FinishedTable }) {
  const looked = useSignal<number | null>(null);
  const drawing = useSignal<number | null>(null);
  // a castle is never too old to be drawn on
  const sheets = useMemo(() => new Sheets(game.id, game.sitters.length, game.drawings, false), [game]);
  const when = formatWhen(game.updated);
  const exhibits = exhibitsOf(game, sheets);
  if (exhibits === null) return null;
  const drawn = drawing.value;
  return (
    <section class="panel stack" aria-label={when}>
      <div class="row gallery-head">
        <h2>{formatDay(game.updated)}</h2>
        <ButtonLink icon="play" words={pageTexts().action.replay} href={`/watch/${game.id}`} />
      </div>
      <Exhibition exhibits={exhibits} label={when} looked={looked} onDraw={into(drawing)} />
      {drawn === null ? null : (
        <Studio
          castle={exhibits[drawn].castle}
          seat={drawn}
          name={exhibits[drawn].name}
          sheets={sheets}
          when={game.updated}
          onClose={() => {
            drawing.value = null;
          }}
        />
      )}
    </section>
  );
}

/** Null for what another version wrote in a way this one cannot read. */
function exhibitsOf({ sitters, view, outcome, updated }: FinishedTable, sheets: Sheets): Exhibit[] | null {
  const { castles } = (view ?? {}) as Partial<ChateauView>;
  if (!Array.isArray(castles) || castles.length !== sitters.length) return null;
  const names = namesOf(sitters);
  return sitters.map((sitter, seat) => ({
    key: String(seat),
    name: names[seat],
    points: castles[seat].score.total,
    castle: castles[seat],
    sheet: sheets.sheet(seat),
    won: outcome?.winners.includes(seat) ?? false,
    mine: sitter.bot === null,
    when: updated,
  }));
}
