import { editionOf } from '@castellan/roquefort/editions';
import type { ComponentChildren } from 'preact';
import { HomeCastle } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { WaysToLearn } from '../../../learn/ways-to-learn.js';
import { ButtonLink } from '../../../shell/ui/button.js';
import { Chapter } from '../../../shell/ui/chapter.js';
import { Page } from '../../../shell/ui/page.js';
import { titleOf } from '../editions.js';
import { roquefortRulesTexts, speakOfRoquefortRules } from '../texts/rules.js';
import { speakOfRoquefortSetup } from '../texts/setup.js';
import { roquefortTexts } from '../texts/table.js';
import {
  CheesePicture,
  PairPicture,
  RoofPicture,
  RunPicture,
  SlidePicture,
  TrapPicture,
} from './pictures.js';
import { Reconstruction } from './reconstruction.js';

const CHEESES = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const;

/** With its texts. */
export async function loadRules() {
  await Promise.all([speakOfRoquefortRules(), speakOfRoquefortSetup()]);
  return RoquefortRules;
}

/** The game on one page, in our own words. */
function RoquefortRules() {
  const { tile } = roquefortTexts();
  const { rules } = roquefortRulesTexts();
  const edition = new URLSearchParams(location.search).get('edition');
  const { mustAct } = editionOf(edition);
  return (
    <Page title={rules.title(titleOf(edition))} lead={rules.lead}>
      <WaysToLearn game="roquefort" />
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
      <Chapter title={mustAct ? rules.turnTitleMustAct : rules.turnTitle} text={rules.turn}>
        <ul class="stack">
          <Action title={rules.uncover} text={rules.uncoverText} picture={<RoofPicture />} />
          <Action title={rules.run} text={rules.runText} picture={<RunPicture />} />
          <Action title={rules.slide} text={rules.slideText} picture={<SlidePicture />} />
        </ul>
      </Chapter>
      <Chapter title={rules.endTitle} text={rules.end} />
      <Chapter title={rules.trapTitle} text={rules.trap} picture={<TrapPicture />} />
      <Chapter title={rules.winTitle} text={rules.win} picture={<HomeCastle />} />
      <p class="hint">
        <Reconstruction />
      </p>
      <p class="beyond">
        <ButtonLink class="primary big" icon="play" words={pageTexts().rules.play} href="/new/roquefort" />
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
