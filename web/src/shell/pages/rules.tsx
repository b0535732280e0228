import '../../styles/pages/rules.css';
import type { ComponentChildren } from 'preact';
import { speakOfChateau } from '../../i18n/chateau.js';
import { speakOfChateauRules } from '../../i18n/chateau-rules.js';
import { t } from '../../i18n/i18n.js';
import {
  CheesePicture,
  HomeRoquefort,
  PairPicture,
  RoofPicture,
  RunPicture,
  SlidePicture,
  TrapPicture,
} from '../art.js';
import type { Route } from '../router.js';
import { Chapter } from '../ui/chapter.js';
import { Later } from '../ui/later.js';
import { Page } from '../ui/page.js';
import NotFound from './not-found.js';

const CHEESES = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const;

async function loadChateauRules() {
  await Promise.all([speakOfChateau(), speakOfChateauRules()]);
  return (await import('../../games/oh-mon-chateau/pages/rules.js')).ChateauRules;
}

/** The game on one page, in our own words. */
export default function Rules({ route }: { readonly route: Route }) {
  const { rules, tile } = t();
  const game = route.page === 'rules' ? route.game : '';
  if (game === 'oh-mon-chateau') return <Later load={loadChateauRules} props={{}} />;
  if (game !== 'roquefort') return <NotFound />;
  return (
    <Page title={rules.title} lead={rules.lead}>
      <Chapter title={rules.aimTitle} text={rules.aim} picture={<PairPicture />}>
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
          <Action title={rules.uncover} text={rules.uncoverText} picture={<RoofPicture />} />
          <Action title={rules.run} text={rules.runText} picture={<RunPicture />} />
          <Action title={rules.slide} text={rules.slideText} picture={<SlidePicture />} />
        </ul>
      </Chapter>
      <Chapter title={rules.endTitle} text={rules.end} />
      <Chapter title={rules.trapTitle} text={rules.trap} picture={<TrapPicture />} />
      <Chapter title={rules.winTitle} text={rules.win} picture={<HomeRoquefort />} />
      <p>
        <a class="button primary big" href="/new/roquefort">
          {rules.play}
        </a>
      </p>
    </Page>
  );
}

type ActionProps = { readonly title: string; readonly text: string; readonly picture: ComponentChildren };

function Action({ title, text, picture }: ActionProps) {
  return (
    <li class="illustrated rule">
      <div class="stack tight">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {picture}
    </li>
  );
}
