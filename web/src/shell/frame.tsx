import type { ComponentChildren } from 'preact';
import { t } from '../i18n/i18n.js';
import { Icon, Logo } from './art.js';

type Props = {
  /** The table has the whole screen for itself. */
  readonly bare: boolean;
  readonly home: boolean;
  readonly children: ComponentChildren;
};

/** Top and bottom of every page but the table. */
export function Frame({ bare, home, children }: Props) {
  const { app, home: homeTexts, rules } = t();
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
          <a class="button quiet icon" href="/rules/roquefort" aria-label={homeTexts.howToPlay}>
            <Icon name="help" />
          </a>
          <a class="button quiet icon" href="/settings" aria-label={app.settings}>
            <Icon name="settings" />
          </a>
        </nav>
      </header>
      {children}
      <footer class="foot">
        <a href="/rules/roquefort">{rules.title}</a>
        <a href="/open">{homeTexts.open}</a>
        <a href="/settings">{app.settings}</a>
        <a href="/about">{app.about}</a>
      </footer>
    </div>
  );
}
