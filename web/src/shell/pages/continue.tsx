import '../../styles/pages/saved.css';
import { useEffect } from 'preact/hooks';
import { games } from '../../games/games.js';
import { pageTexts } from '../../i18n/i18n.js';
import { findOut } from '../online/available.js';
import { useOnlineGames } from '../online/list-online.js';
import { wasOnline } from '../online/my-games.js';
import { SavedList } from '../saved/saved-list.js';
import { ButtonLink } from '../ui/button.js';
import { Page } from '../ui/page.js';

export default function Continue() {
  const { saved, home } = pageTexts();
  useOnlineGames();
  useEffect(() => {
    if (wasOnline.peek()) void findOut();
  }, []);
  return (
    <Page title={saved.title} lead={saved.emptyHint} wide>
      <section class="stack" aria-labelledby="all-title">
        <h2 id="all-title" class="sr-only">
          {saved.all}
        </h2>
        <SavedList />
      </section>
      <div class="row">
        <ButtonLink class="primary" words={home.newGame} href={`/new/${games()[0].id}`} />
        <ButtonLink words={home.open} href="/open" />
      </div>
    </Page>
  );
}
