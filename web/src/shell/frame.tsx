import type { ComponentChildren } from 'preact';
import { t } from '../i18n/i18n.js';
import { Icon, Logo } from './art.js';

type Props = {
  /** The table has the whole screen for itself. */
  readonly bare: boolean;
  readonly home: boolean;
  /** The game that the page is about, if it is about one. */
  readonly game?: string | undefined;
  readonly children: ComponentChildren;
};

const RULES = ['/rules/roquefort', '/rules/oh-mon-chateau'] as const;

/** Top and bottom of every page but the table. */
export function Frame({ bare, home, game, children }: Props) {
  const { app, home: homeTexts, roquefort } = t();
  const rules = RULES.find((path) => path.endsWith(`/${game}`)) ?? RULES[0];
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
          <a class="button quiet icon" href={rules} aria-label={homeTexts.howToPlay}>
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
          {homeTexts.howToPlay} <a href={RULES[0]}>{roquefort.name}</a>
          <a href={RULES[1]}>Oh mon château</a>
        </span>
        <a href="/open">{homeTexts.open}</a>
        <a href="/settings">{app.settings}</a>
        <a href="/about">{app.about}</a>
      </footer>
    </div>
  );
}
