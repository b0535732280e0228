import '../../styles/pages/rules.css';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/i18n.js';
import { CheesePicture, HomeRoquefort } from '../art.js';
import type { Route } from '../router.js';
import { Page } from '../ui/page.js';
import NotFound from './not-found.js';

const CHEESES = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const;

/** The game on one page, in our own words. */
export default function Rules({ route }: { readonly route: Route }) {
  const { rules, tile } = t();
  if (route.page !== 'rules' || route.game !== 'roquefort') return <NotFound />;
  return (
    <Page title={rules.title} lead={rules.lead}>
      <Chapter title={rules.aimTitle} text={rules.aim}>
        <ul class="cheeses" aria-label={rules.cheesesTitle}>
          {CHEESES.map((kind) => (
            <li key={kind}>
              <CheesePicture kind={kind} />
              {tile[kind]}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rules.turnTitle} text={rules.turn}>
        <ul class="stack">
          <Action title={rules.uncover} text={rules.uncoverText} />
          <Action title={rules.run} text={rules.runText} />
          <Action title={rules.slide} text={rules.slideText} />
        </ul>
      </Chapter>
      <Chapter title={rules.endTitle} text={rules.end} />
      <Chapter title={rules.trapTitle} text={rules.trap} />
      <Chapter title={rules.winTitle} text={rules.win}>
        <HomeRoquefort />
      </Chapter>
      <p>
        <a class="button primary big" href="/new/roquefort">
          {rules.play}
        </a>
      </p>
    </Page>
  );
}

type ChapterProps = { readonly title: string; readonly text: string; readonly children?: ComponentChildren };

function Chapter({ title, text, children }: ChapterProps) {
  return (
    <section class="panel stack">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

function Action({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <li class="rule">
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
