import type { GameOptions, JsonObject } from '@castellan/kernel';
import { catalogue } from '../../i18n/catalogue.js';
import { type Language, language, pageTexts } from '../../i18n/i18n.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import type { WebGame } from '../web-game.js';
import { plainBotName } from './bots.js';
import type { PlainFacts, PlainKit, PlainWords } from './kit.js';
import { PlainPicture } from './picture.js';
import { speakOfPlain } from './texts/table.js';

type Loaders = Readonly<Record<Language, () => Promise<{ readonly default: PlainWords }>>>;

/**
 * A whole game of the page for rules that have no board yet: its view is a list to read, its moves are buttons. It is what
 * a new game begins with, and parts of it are replaced one by one.
 */
export function plainGame(facts: PlainFacts, options: GameOptions, loaders: Loaders): WebGame {
  const { texts: words, speak } = catalogue<PlainWords>(facts.name, loaders);
  const kit: PlainKit = { facts, options, words };
  /** A part of it with its texts, and those of all plain games. */
  const spoken = async <T>(part: Promise<T>): Promise<T> => {
    const [made] = await Promise.all([part, speakOfPlain(), speak()]);
    return made;
  };
  return {
    id: facts.id,
    name: () => facts.name,
    about: () => facts.about[language.value],
    Picture: PlainPicture,
    custom: () => null,
    tally: (view) => {
      const counts = (view as JsonObject | null)?.[facts.counts ?? ''];
      return { counts: Array.isArray(counts) ? counts.map(Number) : [], goal: null };
    },
    tallyWords: (name, points) => pageTexts().saved.points(name, points),
    scoreWords: (score) => onlinePageTexts().game.points(score),
    companion: () => null,
    botName: plainBotName,
    playNow: async () => (await spoken(import('./setup/maker.js'))).playNow(kit),
    cast: async () => (await spoken(import('./table/cast.js'))).castOf(facts),
    openTable: async (table, joined) =>
      (await spoken(import('./table/open-table.js'))).openTable(kit, table, joined),
    setup: async () => (await spoken(import('./setup/setup.js'))).setupOf(kit),
    rules: async () => (await spoken(import('./pages/rules.js'))).rulesOf(kit),
    replay: async () => (await spoken(import('./replay/replay.js'))).replayOf(kit),
  };
}
