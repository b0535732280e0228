import { BrokenCastle } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import type { Problem } from '../../tables/problem.js';
import { adviceText, problemText } from '../problems.js';
import { ButtonLink } from './button.js';
import { Page } from './page.js';

/** What is wrong with a game, and what can be done. */
export function Unreadable({ problem }: { readonly problem: Problem }) {
  const { open, app, saved } = pageTexts();
  return (
    <Page title={open.failed} lead={problemText(problem)}>
      <div class="lost">
        <BrokenCastle />
      </div>
      <p>{adviceText(problem)}</p>
      <div class="row">
        <ButtonLink class="primary" words={app.toHome} href="/" />
        <ButtonLink words={saved.all} href="/continue" />
      </div>
    </Page>
  );
}
