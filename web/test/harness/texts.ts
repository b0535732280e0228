import deRules from '../../src/games/roquefort/texts/de/rules.js';
import deSetup from '../../src/games/roquefort/texts/de/setup.js';
import deTable from '../../src/games/roquefort/texts/de/table.js';
import enRules from '../../src/games/roquefort/texts/en/rules.js';
import enSetup from '../../src/games/roquefort/texts/en/setup.js';
import enTable from '../../src/games/roquefort/texts/en/table.js';
import frRules from '../../src/games/roquefort/texts/fr/rules.js';
import frSetup from '../../src/games/roquefort/texts/fr/setup.js';
import frTable from '../../src/games/roquefort/texts/fr/table.js';
import { LIST_TEXTS } from '../../src/games/roquefort/texts/lists.js';
import dePage from '../../src/i18n/de/shell.js';
import enPage from '../../src/i18n/en/shell.js';
import frPage from '../../src/i18n/fr/shell.js';
import type { Language } from '../../src/i18n/languages.js';

/** What the page and Château Roquefort say in a language, as one: groups of one name hold the texts of both. */
function together(
  language: Language,
  page: typeof enPage,
  table: typeof enTable,
  setup: typeof enSetup,
  rules: typeof enRules,
) {
  return {
    ...page,
    ...table,
    ...setup,
    table: page.table,
    roquefort: table.table,
    /** Without the marks around its link. */
    reconstruction: setup.own.reconstruction.replaceAll('*', ''),
    action: { ...page.action, ...table.action },
    keys: { ...page.keys, ...table.keys },
    log: { ...page.log, ...table.log },
    option: { ...page.option, ...setup.option },
    rules: { ...page.rules, ...rules.rules },
    /** The names of those whom the computer plays. */
    bot: LIST_TEXTS[language].bot,
  };
}

/** The words of the page, so that a better word breaks no test. */
export const en = together('en', enPage, enTable, enSetup, enRules);
export const fr = together('fr', frPage, frTable, frSetup, frRules);
export const de = together('de', dePage, deTable, deSetup, deRules);
