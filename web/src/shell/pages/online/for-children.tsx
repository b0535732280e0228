import { EmptyCastle } from '../../../art/index.js';
import { games } from '../../../games/games.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { onlinePageTexts } from '../../../i18n/online-pages.js';
import { ButtonLink } from '../../ui/button.js';
import { Page } from '../../ui/page.js';

/** In children's mode one plays with people one knows. */
export function ForChildren() {
  const { lobby } = onlinePageTexts();
  return (
    <Page title={lobby.title} lead={lobby.children}>
      <div class="panel stitched empty">
        <EmptyCastle />
        <p>{lobby.childrenHint}</p>
      </div>
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
