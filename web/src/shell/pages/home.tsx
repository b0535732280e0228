import '../../styles/pages/home.css';
import '../../styles/pages/saved.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { FloorPicture, HomeOhMonChateau, HomeRoquefort, Icon } from '../art.js';
import { available, findOut } from '../online/available.js';
import { useOnlineGames } from '../online/list-online.js';
import { PlayWithOthers } from '../online/with-others.js';
import { FRIENDLY } from '../setup/draft.js';
import { quickDraft, startTable } from '../setup/start-table.js';
import { Heading, Page } from '../ui/page.js';
import { SavedList } from '../ui/saved-list.js';

export default function Home() {
  const { home, saved, app } = t();
  useOnlineGames();
  useEffect(() => {
    const later = globalThis.requestIdleCallback ?? setTimeout;
    later(() => void findOut());
  }, []);
  return (
    <Page
      title={app.name}
      wide
      heading={
        <section class="hero">
          <div class="hero-picture">
            <HomeRoquefort />
          </div>
          <div class="hero-words">
            <Heading title={app.name} />
            <p>{home.lead}</p>
            <PlayNow />
          </div>
        </section>
      }
    >
      <section class="stack" aria-labelledby="saved-title">
        <h2 id="saved-title">{saved.title}</h2>
        <SavedList most={3} />
      </section>
      <section class="stack" aria-labelledby="games-title">
        <h2 id="games-title">{home.games}</h2>
        <Games />
      </section>
      {available.value === true && <PlayWithOthers />}
    </Page>
  );
}

function PlayNow() {
  const { home, character } = t();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    if (!(await startTable(quickDraft()))) setBusy(false);
  };
  return (
    <div class="row hero-buttons">
      <button type="button" class="button primary big" disabled={busy} onClick={play}>
        <Icon name="play" />
        <span>
          {home.playNow}
          <small>{home.against(character[FRIENDLY].name)}</small>
        </span>
      </button>
      <a class="button big" href="/new/roquefort">
        {home.newGame}
      </a>
    </div>
  );
}

function Games() {
  const { home, roquefort } = t();
  return (
    <div class="games">
      <article class="panel game">
        <div class="picture">
          <FloorPicture />
        </div>
        <h3>{roquefort.name}</h3>
        <p>{home.roquefort}</p>
        <div class="row">
          <a class="button primary" href="/new/roquefort">
            {home.newGame}
          </a>
          <a class="button" href="/rules/roquefort">
            {home.howToPlay}
          </a>
        </div>
      </article>
      <article class="panel game">
        <div class="picture">
          <HomeOhMonChateau />
        </div>
        <h3>Oh mon château</h3>
        <p>{home.ohMonChateau}</p>
        <div class="row">
          <a class="button primary" href="/new/oh-mon-chateau">
            {home.newGame}
          </a>
          <a class="button" href="/rules/oh-mon-chateau">
            {home.howToPlay}
          </a>
          <a class="button" href="/gallery">
            {home.gallery}
          </a>
        </div>
      </article>
    </div>
  );
}
