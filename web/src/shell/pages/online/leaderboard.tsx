import { EmptyCastle, PlayerPortrait } from '../../../art/index.js';
import { games } from '../../../games/games.js';
import { formatNumber } from '../../../i18n/format.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { onlinePageTexts } from '../../../i18n/online-pages.js';
import { api } from '../../../online/online.js';
import type { Look } from '../../look.js';
import { Fetched } from '../../place/fetched.js';
import { go, type Route } from '../../router.js';
import { settings } from '../../settings.js';
import { ButtonLink } from '../../ui/button.js';
import { Segmented } from '../../ui/controls.js';
import { Page } from '../../ui/page.js';
import { NothingYet } from '../../ui/standing-in.js';
import NotFound from '../not-found.js';

type Board = {
  readonly lines: readonly {
    readonly name: string;
    readonly look: number;
    readonly rating: number;
    readonly games: number;
  }[];
  readonly mine: { readonly rating: number; readonly games: number; readonly place: number | null } | null;
};

/** Who plays best, by game; never in children's mode. */
export default function Leaderboard({ route }: { readonly route: Route }) {
  const game = games().find(({ id }) => route.page === 'leaderboard' && id === route.game);
  const { leaders } = onlinePageTexts();
  if (game === undefined) return <NotFound />;
  if (settings.value.children)
    return (
      <Page title={leaders.title} lead={leaders.children}>
        <div class="lost">
          <EmptyCastle />
        </div>
      </Page>
    );
  return (
    <Page title={leaders.title} lead={leaders.lead}>
      <Segmented
        legend={pageTexts().home.games}
        hideLegend
        value={game.id}
        choices={games().map(({ id, name }) => ({ value: id, label: name() }))}
        onChange={(next) => go({ page: 'leaderboard', game: next }, 'replace')}
      />
      <Standings key={game.id} game={game.id} />
    </Page>
  );
}

function Standings({ game }: { readonly game: string }) {
  const { leaders } = onlinePageTexts();
  return (
    <Fetched load={() => api<Board>('GET', `/api/leaderboard/${game}`)}>
      {(board) => (
        <>
          {board.lines.length === 0 ? (
            <NothingYet>
              <div class="stack tight">
                <h2>{leaders.empty}</h2>
                <p class="soft">{leaders.emptyHint}</p>
              </div>
            </NothingYet>
          ) : (
            <Table lines={board.lines} />
          )}
          <Mine mine={board.mine} />
        </>
      )}
    </Fetched>
  );
}

function Table({ lines }: { readonly lines: Board['lines'] }) {
  const { leaders } = onlinePageTexts();
  return (
    <div class="panel">
      <table class="leaders">
        <thead>
          <tr>
            <th scope="col">{leaders.place}</th>
            <th scope="col">{leaders.player}</th>
            <th scope="col">{leaders.rating}</th>
            <th scope="col">{leaders.games}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, look, rating, games }, index) => (
            <tr key={index}>
              <td>{formatNumber(index + 1)}</td>
              <th scope="row">
                <PlayerPortrait seat={look as Look} />
                <span>{name}</span>
              </th>
              <td>{formatNumber(rating)}</td>
              <td>{formatNumber(games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mine({ mine }: Pick<Board, 'mine'>) {
  const { leaders } = onlinePageTexts();
  if (mine?.place != null) return <p>{leaders.mine(mine.place, mine.rating)}</p>;
  return (
    <div class="row">
      <p>{leaders.notYet}</p>
      <ButtonLink words={leaders.toAccount} href="/account" />
    </div>
  );
}
