import { games } from '../../../games/games.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { onlinePageTexts } from '../../../i18n/online-pages.js';
import { ButtonLink } from '../../ui/button.js';
import { Page } from '../../ui/page.js';
import { NothingYet } from '../../ui/standing-in.js';

/** In children's mode one plays with people one knows. */
export function ForChildren() {
  const { lobby } = onlinePageTexts();
  return (
    <Page title={lobby.title} lead={lobby.children}>
      <NothingYet>
        <p>{lobby.childrenHint}</p>
      </NothingYet>
      <div class="row">
        {games().map((game) => (
          <ButtonLink
            key={game.id}
            words={game.name()}
            href={`/new/${game.id}?online`}
            aria-label={pageTexts().withOthers.friendsAt(game.name())}
          />
        ))}
      </div>
    </Page>
  );
}
