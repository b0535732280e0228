import { pageTexts } from '../../../i18n/i18n.js';
import { ButtonLink } from '../../../shell/ui/button.js';
import type { SetupGame } from '../../setup-game.js';
import { labelOf, valueWords } from '../describe.js';
import { Face } from '../face.js';
import type { PlainKit } from '../kit.js';
import { plainTexts } from '../texts/table.js';
import { makerOf } from './maker.js';

/** Kinds of options that a form can ask for by themselves; who begins and how many play it asks anyway. */
const ASKED = ['choice', 'count', 'switch'];

/** A new game of any kind: who plays, where, and by which of its options. */
export function setupOf(kit: PlainKit): SetupGame {
  const { facts, options, words } = kit;
  return {
    ...makerOf(kit),
    title: () => facts.name,
    options,
    main: [],
    more: Object.keys(options).filter((name) => name !== 'players' && ASKED.includes(options[name].kind)),
    words: {
      label: (name) => labelOf(name, words().options ?? {}),
      hint: () => undefined,
      value: (_, value) => valueWords(value, words()),
    },
    sentences: () => plainTexts().character,
    face: (bot, look) => <Face bot={bot} look={look} />,
    botFace: (bot) => <Face bot={bot} look={0} />,
    lookLegend: () => pageTexts().newGame.mouse,
    custom: () => null,
    starting: () => plainTexts().setup.starting,
    Before: () => (
      <p>
        <ButtonLink words={pageTexts().home.howToPlay} href={`/rules/${facts.id}`} />
      </p>
    ),
  };
}
