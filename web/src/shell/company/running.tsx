import '../../styles/pages/company.css';
import '../../styles/pages/saved.css';
import { useSignal } from '@preact/signals';
import { Icon } from '../../art/index.js';
import { botName } from '../../games/common/names.js';
import { findGame } from '../../games/games.js';
import type { ThumbnailProps } from '../../games/web-game.js';
import { formatList, formatNumber } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import { peopleTexts, speakOfPeople } from '../../i18n/people.js';
import { api, startOnline } from '../../online/online.js';
import { gameName } from '../game-name.js';
import { Fetched } from '../place/fetched.js';
import { settings } from '../settings.js';
import { ButtonLink } from '../ui/button.js';
import { Segmented } from '../ui/controls.js';
import { into } from '../ui/into.js';
import { Later } from '../ui/later.js';
import { Page } from '../ui/page.js';
import { NothingYet } from '../ui/standing-in.js';

type RunningGame = {
  readonly table: string;
  readonly game: string;
  readonly edition?: string;
  readonly seats: readonly { readonly name: string; readonly look: number; readonly bot: string | null }[];
  readonly watchers: number;
  readonly strength: number | null;
  readonly hasFriends: boolean;
  readonly view: unknown;
};

const ORDERS = {
  strength: (a: RunningGame, b: RunningGame) => (b.strength ?? 0) - (a.strength ?? 0),
  friends: (a: RunningGame, b: RunningGame) => Number(b.hasFriends) - Number(a.hasFriends),
  watched: (a: RunningGame, b: RunningGame) => b.watchers - a.watchers,
} as const;
type Order = keyof typeof ORDERS;

export async function loadRunning() {
  await speakOfPeople();
  return Running;
}

/** Public games that are being played, to look on at. */
function Running() {
  const { running } = peopleTexts();
  const order = useSignal<Order>('strength');
  if (settings.value.children)
    return (
      <Page title={running.title} lead={running.children}>
        {null}
      </Page>
    );
  const load = async (): Promise<readonly RunningGame[]> => {
    await startOnline();
    return (await api<{ games: readonly RunningGame[] }>('GET', '/api/running')).games;
  };
  return (
    <Page title={running.title} lead={running.lead} wide>
      <Segmented
        legend={running.sort}
        value={order.value}
        choices={(Object.keys(ORDERS) as Order[]).map((one) => ({ value: one, label: running[one] }))}
        onChange={into(order)}
      />
      <Fetched load={load}>
        {(games) =>
          games.length === 0 ? (
            <NothingYet>
              <p>{running.none}</p>
            </NothingYet>
          ) : (
            <ul class="running">
              {[...games].sort(ORDERS[order.value]).map((game) => (
                <Card key={game.table} game={game} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </Page>
  );
}

function Card({ game }: { readonly game: RunningGame }) {
  const { running } = peopleTexts();
  const names = formatList(
    game.seats.map(({ name, bot }) => name || botName(bot ?? '') || pageTexts().newGame.bot),
  );
  const facts = [
    ...(game.strength === null ? [] : [running.rating(formatNumber(game.strength))]),
    ...(game.watchers === 0 ? [] : [running.watchers(game.watchers)]),
  ];
  const thumbnail = findGame(game.game)?.thumbnail;
  return (
    <li class="panel stack tight">
      {thumbnail === undefined ? null : (
        <div class="thumbnail">
          <Later<ThumbnailProps>
            quiet
            load={thumbnail}
            props={{ view: game.view, looks: game.seats.map(({ look }) => look) }}
          />
        </div>
      )}
      <h2 class="small">{gameName(game.game, game.edition)}</h2>
      <p>{names}</p>
      {facts.length > 0 && <p class="soft">{facts.join(' · ')}</p>}
      {game.hasFriends && (
        <p>
          <Icon name="people" size={20} /> {running.hasFriends}
        </p>
      )}
      <p>
        <ButtonLink
          icon="eye"
          words={running.watch}
          href={`/t/${game.table}`}
          aria-label={running.watchOf(names)}
        />
      </p>
    </li>
  );
}
