import '../../styles/pages/home.css';
import '../../styles/pages/saved.css';
import { useEffect, useState } from 'preact/hooks';
import { HomeCastle, Icon } from '../../art/index.js';
import { games } from '../../games/games.js';
import type { WebGame } from '../../games/web-game.js';
import { pageTexts } from '../../i18n/i18n.js';
import { available, findOut } from '../online/available.js';
import { useOnlineGames } from '../online/list-online.js';
import { PlayWithOthers } from '../online/with-others.js';
import { GoOn, toGoOnWith } from '../saved/go-on.js';
import { SavedList } from '../saved/saved-list.js';
import { Heading, Page } from '../ui/page.js';
import { say } from '../ui/toast.js';

export default function Home() {
  const { home, saved, app } = pageTexts();
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
            <HomeCastle />
          </div>
          <div class="hero-words">
            <Heading title={app.name} />
            {toGoOnWith.value === null ? <p>{home.lead}</p> : <GoOn {...toGoOnWith.value} />}
          </div>
        </section>
      }
    >
      <section aria-labelledby="games-title">
        <h2 id="games-title" class="sr-only">
          {home.games}
        </h2>
        <div class="games">
          {games().map((game) => (
            <Game key={game.id} game={game} />
          ))}
        </div>
      </section>
      <section class="stack" aria-labelledby="saved-title">
        <h2 id="saved-title">{saved.title}</h2>
        <SavedList most={2} />
      </section>
      {available.value === true && <PlayWithOthers />}
    </Page>
  );
}

/** One of the games: what it is, and the ways into it. */
function Game({ game }: { readonly game: WebGame }) {
  const { home } = pageTexts();
  const { id, about, Picture, gallery, hasLessons } = game;
  const name = game.name();
  const teaches = hasLessons && isNew();
  return (
    <article class="panel game">
      <div class="picture">
        <Picture />
      </div>
      <div class="game-name">
        <h3>{name}</h3>
        <PlayNow game={game} name={name} />
      </div>
      <p>{about()}</p>
      <div class="row ways">
        {hasLessons && (
          <a
            class={teaches ? 'button' : undefined}
            href={`/learn/${id}`}
            aria-label={`${home.learn}: ${name}`}
          >
            <Icon name="help" />
            <span>{home.learn}</span>
          </a>
        )}
        <a class={teaches ? undefined : 'button'} href={`/new/${id}`} aria-label={home.newGameOf(name)}>
          <Icon name="plus" />
          <span>{home.newGame}</span>
        </a>
        <a href={`/rules/${id}`} aria-label={`${home.howToPlay}: ${name}`}>
          <Icon name="book" />
          <span>{home.howToPlay}</span>
        </a>
        {gallery === undefined ? null : (
          <a href="/gallery">
            <Icon name="picture" />
            <span>{home.gallery}</span>
          </a>
        )}
      </div>
    </article>
  );
}

/** Whoever has no game to go on with may not know the games either. */
const isNew = (): boolean => toGoOnWith.value === null;

/** Deals at once. Where a game waits to be gone on with, that is what the eye should find first. */
function PlayNow({ game, name }: { readonly game: WebGame; readonly name: string }) {
  const { home } = pageTexts();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      if (await game.playNow()) return;
    } catch (error) {
      console.error(error);
      say(pageTexts().newGame.failed);
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      class={isNew() ? 'button big primary' : 'button big'}
      aria-label={home.playGame(name)}
      disabled={busy}
      onClick={play}
    >
      <Icon name="play" />
      <span>
        {home.playNow}
        <small>{home.against}</small>
      </span>
    </button>
  );
}
