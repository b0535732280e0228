import '../styles/index.css';
import type { Mode } from '@castellan/oh-mon-chateau';
import { OPTIONS } from '@castellan/oh-mon-chateau/option-list';
import { pageTexts } from '../../../i18n/i18n.js';
import { ButtonLink } from '../../../shell/ui/button.js';
import { Segmented, Switch } from '../../../shell/ui/controls.js';
import type { PartProps, SetupGame } from '../../setup-game.js';
import { type BuilderId, BuilderPortrait } from '../art/index.js';
import { Face } from '../table/face.js';
import { changeSheet, sheetSettings } from '../table/sheet-settings.js';
import { chateauSetupTexts, speakOfChateauSetup } from '../texts/setup.js';
import { chateauTexts } from '../texts/table.js';
import { MAKER } from './maker.js';
import { ModeLabel } from './mode-label.js';

/** What the page asks for a table of this game. */
export const SETUP: SetupGame = {
  ...MAKER,
  title: () => chateauTexts().table.name,
  options: OPTIONS,
  main: ['mode'],
  more: ['mustUseDice', 'stallTurns', 'theft'],
  words: {
    label: (name) => textIn(chateauSetupTexts().option, name) ?? pageTexts().option.stallTurns,
    hint: (name, { mode }) => {
      const { optionHelp, modeHelp } = chateauSetupTexts();
      return name === 'mode' ? modeHelp[mode as Mode] : textIn(optionHelp, name);
    },
    value: (_, turns) => {
      const { option } = pageTexts();
      return turns === 0 ? option.stallNever : option.stallAfter(Number(turns));
    },
    picture: (_, mode) => <ModeLabel mode={mode as Mode} />,
    negated: ['theft'],
  },
  sentences: () => chateauSetupTexts().character,
  face: (bot, look) => <Face bot={bot} look={look} />,
  botFace: (bot) => <BuilderPortrait character={bot as BuilderId} />,
  lookLegend: () => chateauSetupTexts().setup.colour,
  custom: () => 'youngest',
  starting: () => chateauSetupTexts().setup.starting,
  own: {
    option: 'mode',
    load: async () => (await import('../box/box.js')).loadBox(),
    link: () => chateauSetupTexts().own.enter,
  },
  Before: WhichGame,
  After: DrawingOptions,
};

/** With its texts. */
export async function loadSetup(): Promise<SetupGame> {
  await speakOfChateauSetup();
  return SETUP;
}

const textIn = (texts: Readonly<Record<string, string>>, name: string): string | undefined => texts[name];

function WhichGame({ field }: PartProps) {
  return (
    <section class="panel stack">
      {SETUP.main.map(field)}
      <p class="hint">{chateauTexts().facts.reconstructed}</p>
      <p>
        <ButtonLink words={pageTexts().home.howToPlay} href={`/rules/${SETUP.id}`} />
      </p>
    </section>
  );
}

/** How castles are drawn, on this device. */
function DrawingOptions() {
  const { setup } = chateauSetupTexts();
  const { sheetSettings: words } = chateauTexts();
  const { auto, side, style } = sheetSettings.value;
  return (
    <section class="panel stack loose" aria-labelledby="drawing">
      <h2 id="drawing">{setup.drawing}</h2>
      <Switch
        label={words.auto}
        hint={setup.autoHelp}
        checked={auto}
        onChange={(next) => changeSheet({ auto: next })}
      />
      <Segmented
        legend={setup.style}
        value={style}
        choices={[
          { value: 'pencil', label: setup.pencil },
          { value: 'ink', label: setup.ink },
          { value: 'crayon', label: setup.crayon },
        ]}
        onChange={(next) => changeSheet({ style: next })}
      />
      <Segmented
        legend={words.side}
        value={side}
        choices={[
          { value: 'guide', label: words.guide },
          { value: 'blank', label: words.blank },
        ]}
        onChange={(next) => changeSheet({ side: next })}
      />
    </section>
  );
}
