import { useSignal } from '@preact/signals';
import { t } from '../../i18n/i18n.js';
import { speakOfOnline } from '../../i18n/online-pages.js';
import { FloorPicture, HomeOhMonChateau, Icon, PlayerPortrait } from '../art.js';
import { settings } from '../settings.js';
import type { Mouse } from '../tables-api.js';
import { GAMES, type GameId, gameName } from './games.js';
import { myFace } from './my-games.js';

/** Playing with others, on the first page. What talks to the server is fetched when somebody wants to. */
export function PlayWithOthers() {
  const { withOthers } = t();
  const { children } = settings.value;
  const face = myFace.value;
  return (
    <section class="stack" aria-labelledby="online-title">
      <div class="stack tight">
        <h2 id="online-title">{withOthers.title}</h2>
        <p class="soft">{withOthers.lead}</p>
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
            {withOthers.lobby}
          </a>
        )}
        <a class="button" href="/account">
          {face === null ? <Icon name="robot" /> : <PlayerPortrait seat={face.look as Mouse} />}
          {face?.name ?? withOthers.account}
        </a>
        {!children && (
          <a class="button" href="/leaderboard/roquefort">
            {withOthers.leaders}
          </a>
        )}
      </div>
    </section>
  );
}

const PICTURES = { roquefort: FloorPicture, 'oh-mon-chateau': HomeOhMonChateau };

function Doors({ game }: { readonly game: GameId }) {
  const { withOthers } = t();
  const busy = useSignal(false);
  const find = async (): Promise<void> => {
    busy.value = true;
    const [{ findTable }] = await Promise.all([import('./create.js'), speakOfOnline()]);
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
              aria-label={withOthers.findAt(gameName(game))}
              disabled={busy.value}
              onClick={find}
            >
              {withOthers.find}
            </button>
          )}
          <a class="button" href={`/new/${game}?online`} aria-label={withOthers.friendsAt(gameName(game))}>
            {withOthers.friends}
          </a>
        </div>
        <span role="status" class="soft">
          {busy.value ? withOthers.finding : ''}
        </span>
      </div>
    </article>
  );
}
