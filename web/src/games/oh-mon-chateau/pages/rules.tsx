import '../styles/index.css';
import type { Face } from '@castellan/oh-mon-chateau';
import { pageTexts } from '../../../i18n/i18n.js';
import { WaysToLearn } from '../../../learn/ways-to-learn.js';
import { ButtonLink } from '../../../shell/ui/button.js';
import { Chapter } from '../../../shell/ui/chapter.js';
import { Page } from '../../../shell/ui/page.js';
import { EndPicture } from '../art/end.js';
import { GUEST_CARDS } from '../art/guests/index.js';
import { ChateauDefs, Die, LineBadge, Seal } from '../art/index.js';
import { CardPicture } from '../table/guests.js';
import { faceName, guestHelp, guestName, makesWords } from '../table/words.js';
import { chateauRulesTexts, speakOfChateauRules } from '../texts/rules.js';
import { chateauTexts } from '../texts/table.js';

const FACES: readonly Face[] = ['wood', 'stone', 'gold', 'food', 'inhabitants', '?'];

const EXAMPLES: readonly Parameters<typeof makesWords>[0][] = [
  { makes: 'floor' },
  { makes: 'tower', points: 5 },
  { makes: 'wall', inhabitants: 2 },
  { makes: 'flag', points: 2 },
  { makes: 'reactivation' },
  { makes: 'theft' },
];

const SEALS = ['lightning', 'hourglass', 'crown'] as const;

/** With its texts. */
export async function loadRules() {
  await speakOfChateauRules();
  return ChateauRules;
}

/** The game on one page, in our own words. */
function ChateauRules() {
  const { seal } = chateauTexts();
  const { rules } = chateauRulesTexts();
  return (
    <Page title={rules.title} lead={rules.lead}>
      <WaysToLearn game="oh-mon-chateau" />
      <svg class="defs" aria-hidden="true">
        <ChateauDefs />
      </svg>
      <Chapter title={rules.aimTitle} text={rules.aim} picture={<EndPicture reason="castle" />} />
      <Chapter title={rules.diceTitle} text={rules.dice}>
        <ul class="cheeses">
          {FACES.map((face) => (
            <li key={face}>
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <Die face={face} />
              </svg>
              {faceName(face)}
            </li>
          ))}
        </ul>
        <p>{rules.faces}</p>
      </Chapter>
      <Chapter title={rules.buildTitle} text={rules.build}>
        <ul class="constructions">
          {EXAMPLES.map((construction) => (
            <li key={construction.makes}>
              <svg viewBox="-30 -30 60 60" aria-hidden="true">
                <LineBadge construction={construction} />
              </svg>
              {makesWords(construction)}
            </li>
          ))}
        </ul>
        <p>{rules.crossing}</p>
        <p>{rules.flags}</p>
      </Chapter>
      <Chapter title={rules.drawTitle} text={rules.draw} />
      <Chapter title={rules.endTitle} text={rules.end} />
      <Chapter title={rules.countTitle} text={rules.count} />
      <Chapter title={rules.guestsTitle} text={rules.guests}>
        <ul class="constructions">
          {SEALS.map((kind) => (
            <li key={kind}>
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <Seal seal={kind} />
              </svg>
              {seal[kind]}
            </li>
          ))}
        </ul>
        <ul class="all-guests">
          {Object.keys(GUEST_CARDS).map((id) => (
            <li key={id}>
              <CardPicture id={id} />
              <span>
                <b>{guestName(id)}</b>
                {guestHelp(id)}
              </span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rules.ownTitle} text={rules.own}>
        <p>
          <a href="/boxes">{rules.enter}</a>
        </p>
      </Chapter>
      <p class="beyond">
        <ButtonLink
          class="primary big"
          icon="play"
          words={pageTexts().rules.play}
          href="/new/oh-mon-chateau"
        />
      </p>
    </Page>
  );
}
