import type { ComponentChildren } from 'preact';
import { Icon, Logo } from '../art/index.js';
import { games } from '../games/games.js';
import { pageTexts } from '../i18n/i18n.js';

type Props = {
  /** The table has the whole screen for itself. */
  readonly bare: boolean;
  readonly home: boolean;
  /** The game that the page is about, if it is about one. */
  readonly game?: string | undefined;
  readonly children: ComponentChildren;
};

/** Top and bottom of every page but the table. */
export function Frame({ bare, home, game, children }: Props) {
  const { app, home: homeTexts } = pageTexts();
  const { id } = games().find((one) => one.id === game) ?? games()[0];
  if (bare) return children;
  return (
    <div class={home ? 'frame at-home' : 'frame'}>
      <a class="skip" href="#content">
        {app.skip}
      </a>
      <header class="top">
        <a class="brand" href="/" aria-label={`${app.name}: ${app.home}`}>
          <Logo />
          <span>{app.name}</span>
        </a>
        <nav aria-label={app.mainMenu}>
          <a class="button quiet icon" href={`/rules/${id}`} aria-label={homeTexts.howToPlay}>
            <Icon name="help" />
          </a>
          <a class="button quiet icon" href="/settings" aria-label={app.settings}>
            <Icon name="settings" />
          </a>
        </nav>
      </header>
      {children}
      <footer class="foot">
        <span>
          {homeTexts.howToPlay}{' '}
          {games().map((one) => (
            <a key={one.id} href={`/rules/${one.id}`}>
              {one.name()}
            </a>
          ))}
        </span>
        <a href="/family">{app.family}</a>
        <a href="/open">{homeTexts.open}</a>
        <a href="/settings">{app.settings}</a>
        <a href="/about">{app.about}</a>
      </footer>
    </div>
  );
}
