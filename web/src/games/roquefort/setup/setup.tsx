import { EDITIONS, type EditionId } from '@castellan/roquefort/editions';
import { OPTIONS } from '@castellan/roquefort/option-list';
import { PlayerPortrait, Portrait, type PortraitId } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { Later } from '../../../shell/ui/later.js';
import type { PartProps, SetupGame } from '../../setup-game.js';
import { customOf, titleOf } from '../editions.js';
import { Reconstruction } from '../pages/reconstruction.js';
import { roquefortSetupTexts, speakOfRoquefortSetup } from '../texts/setup.js';
import { MAKER } from './maker.js';
import type { SideName } from './side-picture.js';

/** What the page asks for a table of this game. */
export const SETUP: SetupGame = {
  ...MAKER,
  title: ({ edition }) => titleOf(edition),
  options: OPTIONS,
  main: ['goal', 'layout'],
  more: ['edition', 'stallTurns', 'mustAct', 'enterOverTower', 'noPushBack'],
  words: {
    label: (name) => textIn(roquefortSetupTexts().option, name) ?? pageTexts().option.stallTurns,
    hint: (name, { edition, layout }) => {
      const { optionHelp, editionHelp } = roquefortSetupTexts();
      const help = textIn(optionHelp, name);
      if (name === 'edition') return `${help} ${editionHelp[edition as EditionId]}`;
      if (name !== 'layout' || (layout !== 'A' && layout !== 'B')) return help;
      return (
        <>
          {help} <Reconstruction />
        </>
      );
    },
    value: (name, value) => {
      const { option } = pageTexts();
      if (name === 'edition') return `${titleOf(value)} (${EDITIONS[value as EditionId].year})`;
      if (name === 'stallTurns') return value === 0 ? option.stallNever : option.stallAfter(Number(value));
      return String(value);
    },
    picture: (name, value) => (name === 'layout' ? <SideLabel layout={value as SideName} /> : undefined),
  },
  sentences: () => roquefortSetupTexts().character,
  face: (_, look) => <PlayerPortrait seat={look} />,
  botFace: (bot) => <Portrait character={bot as PortraitId} />,
  lookLegend: () => pageTexts().newGame.mouse,
  movesSeats: true,
  custom: ({ edition }) => customOf(edition),
  starting: () => pageTexts().newGame.starting,
  own: {
    option: 'layout',
    load: async () => (await import('../box/box.js')).loadBox(),
    link: () => roquefortSetupTexts().own.enter,
  },
  After: Castle,
};

/** With its texts. */
export async function loadSetup(): Promise<SetupGame> {
  await speakOfRoquefortSetup();
  return SETUP;
}

const textIn = (texts: Readonly<Record<string, string>>, name: string): string | undefined => texts[name];

/** What most tables decide. */
function Castle({ field }: PartProps) {
  return (
    <section class="panel stack loose" aria-labelledby="castle">
      <h2 id="castle">{pageTexts().newGame.castle}</h2>
      {SETUP.main.map(field)}
    </section>
  );
}

/** Fetched with the printed sides, which nobody else needs before a game. */
async function loadSidePicture() {
  return (await import('./side-picture.js')).SidePicture;
}

function SideLabel({ layout }: { readonly layout: SideName }) {
  return (
    <span class="side-label">
      <span class="side-picture">
        <Later quiet load={loadSidePicture} props={{ layout }} />
      </span>
      {roquefortSetupTexts().side[layout]}
    </span>
  );
}
