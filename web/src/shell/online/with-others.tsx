import { Icon, PlayerPortrait } from '../../art/index.js';
import { games } from '../../games/games.js';
import type { WebGame } from '../../games/web-game.js';
import { pageTexts } from '../../i18n/i18n.js';
import type { Look } from '../look.js';
import { settings } from '../settings.js';
import { ButtonLink } from '../ui/button.js';
import { myFace } from './my-games.js';

/** Playing with others, on the first page. What talks to the server is fetched when somebody wants to. */
export function PlayWithOthers() {
  const { withOthers } = pageTexts();
  const { children } = settings.value;
  const face = myFace.value;
  return (
    <section class="panel stack with-others" aria-labelledby="online-title">
      <div class="stack tight">
        <h2 id="online-title">{withOthers.title}</h2>
        <p class="soft">{withOthers.lead}</p>
      </div>
      <div class="doors">
        {games().map((game) => (
          <Doors key={game.id} game={game} />
        ))}
      </div>
      <div class="row ways">
        {!children && (
          <a href="/lobby">
            <Icon name="people" />
            {withOthers.lobby}
          </a>
        )}
        {!children && (
          <a href="/running">
            <Icon name="eye" />
            {withOthers.watch}
          </a>
        )}
        <a href="/friends">
          <Icon name="heart" />
          {withOthers.myFriends}
        </a>
        <a href="/account">
          {face === null ? <Icon name="robot" /> : <PlayerPortrait seat={face.look as Look} own />}
          {face?.name ?? withOthers.account}
        </a>
        {!children && (
          <a href={`/leaderboard/${games()[0].id}`}>
            <Icon name="crown" />
            {withOthers.leaders}
          </a>
        )}
      </div>
    </section>
  );
}

function Doors({ game }: { readonly game: WebGame }) {
  const { withOthers } = pageTexts();
  return (
    <div class="stack tight door">
      <h3>{game.name()}</h3>
      <div class="row">
        <ButtonLink
          icon="link"
          words={withOthers.friends}
          href={`/new/${game.id}?online`}
          aria-label={withOthers.friendsAt(game.name())}
        />
        {!settings.value.children && (
          <ButtonLink
            icon="search"
            words={withOthers.find}
            href={`/find/${game.id}`}
            aria-label={withOthers.findAt(game.name())}
          />
        )}
      </div>
    </div>
  );
}
