import '../../styles/pages/online.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { p } from '../../i18n/online-pages.js';
import { me } from '../../online/online.js';
import { FloorPicture, HomeOhMonChateau, Icon, PlayerPortrait } from '../art.js';
import { settings } from '../settings.js';
import type { Mouse } from '../tables-api.js';
import { findTable } from './create.js';
import { listOnline } from './list-online.js';
import { GAMES, type GameId, gameName } from './words.js';

/** Playing with others, on the first page: only where there is a server, and nothing else waits for it. */
export function PlayWithOthers() {
  const { home } = p();
  const { children } = settings.value;
  useEffect(() => void listOnline(), []);
  return (
    <section class="stack" aria-labelledby="online-title">
      <div class="stack tight">
        <h2 id="online-title">{home.title}</h2>
        <p class="soft">{home.lead}</p>
      </div>
      <div class="games">
        {GAMES.map((game) => (
          <Doors key={game} game={game} />
        ))}
      </div>
      <div class="row">
        {!children && (
          <a class="button" href="/lobby">
            <Icon name="people" />
            {home.lobby}
          </a>
        )}
        <a class="button" href="/account">
          {me.value === null ? <Icon name="robot" /> : <PlayerPortrait seat={me.value.look as Mouse} />}
          {me.value?.name ?? home.account}
        </a>
        {!children && (
          <a class="button" href="/leaderboard/roquefort">
            {home.leaders}
          </a>
        )}
      </div>
    </section>
  );
}

const PICTURES = { roquefort: FloorPicture, 'oh-mon-chateau': HomeOhMonChateau };

function Doors({ game }: { readonly game: GameId }) {
  const { home } = p();
  const busy = useSignal(false);
  const find = async (): Promise<void> => {
    busy.value = true;
    busy.value = await findTable(game);
  };
  const Picture = PICTURES[game];
  return (
    <article class="panel door">
      <div class="door-picture">
        <Picture />
      </div>
      <div class="stack tight">
        <h3>{gameName(game)}</h3>
        <div class="row">
          {!settings.value.children && (
            <button
              type="button"
              class="button primary"
              aria-label={home.findAt(gameName(game))}
              disabled={busy.value}
              onClick={find}
            >
              {home.find}
            </button>
          )}
          <a class="button" href={`/new/${game}?online`} aria-label={home.friendsAt(gameName(game))}>
            {home.friends}
          </a>
        </div>
        <span role="status" class="soft">
          {busy.value ? home.finding : ''}
        </span>
      </div>
    </article>
  );
}
