import { type JsonObject, unwrap } from '@castellan/kernel';
import { Table } from '@castellan/match';
import { type ChateauScenery, type ChateauView, ohMonChateau } from '@castellan/oh-mon-chateau';
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf } from '../src/games/oh-mon-chateau/table/offers.js';
import { promptWords } from '../src/games/oh-mon-chateau/table/prompt-words.js';
import en from '../src/games/oh-mon-chateau/texts/en/table.js';
import { speakOfChateau } from '../src/games/oh-mon-chateau/texts/table.js';
import { entropyOf } from '../src/tables/entropy.js';
import { eager, hoarding } from './harness/chateau-positions.js';
import { seed } from './harness/setup.js';

const { prompt } = en;
type Asked = Parameters<typeof promptWords>[0];

beforeAll(() => speakOfChateau());

/** Everything that is asked in some games, with what could be done then. */
function* askedIn(options: JsonObject, games = 3): Generator<Asked> {
  const prepared = unwrap(ohMonChateau.prepare({ players: 2, first: 0, ...options }, null));
  const scenery = ohMonChateau.scenery?.(prepared) as ChateauScenery;
  for (let game = 0; game < games; game++) {
    const sitters = [0, 1].map((look) => ({ name: 'Anna', bot: null, look }));
    const table = Table.open('prompts', ohMonChateau, prepared, sitters, entropyOf(seed(game)));
    for (let i = 0; i < 160 && !table.isOver(); i++) {
      // whoever has rolled comes first, or last
      const seat = table.actors().at(game % 2 === 0 ? 0 : -1) ?? 0;
      const sight = table.fullUpdate([seat]).sights[0];
      const moment = { seat, offers: sight.offers, view: sight.view as ChateauView };
      yield { ...moment, name: 'Anna', choices: choicesOf(sight.offers), isMoving: false };
      const move = (game === 0 ? hoarding : eager)(moment, scenery, prepared);
      unwrap(table.handle({ type: 'move', seat, move, version: table.version, moveId: String(i) }));
    }
  }
}

const MODES = ['petits-batisseurs', 'grands-architectes'] as const;

describe.each(MODES)('what is asked is true: %s', (mode) => {
  it('[O3.4] whoever rolled is told to use what can be used, and cannot pass; the others may', () => {
    const seen = new Set<string>();
    for (const asked of askedIn({ mode, mustUseDice: true })) {
      if (asked.view.phase !== 'dice') continue;
      const [words] = promptWords(asked).split(':');
      seen.add(words);
      if (asked.seat === asked.view.turn) {
        expect([prompt.diceBoth('Anna'), prompt.diceLeft('Anna'), prompt.diceOnly('Anna')]).toContain(words);
        expect(asked.choices.done).toBe(null);
      } else {
        expect(words).toBe(prompt.diceMay('Anna'));
        expect(asked.choices.done?.word).toBe('pass');
      }
    }
    expect(seen).toContain(prompt.diceBoth('Anna'));
    expect(seen).toContain(prompt.diceLeft('Anna'));
  });

  it('[O3.4] by the house rule nobody is told that a die has to be used', () => {
    for (const asked of askedIn({ mode, mustUseDice: false }, 2)) {
      if (asked.view.phase !== 'dice') continue;
      expect(promptWords(asked)).toMatch(/you may use/);
      expect(asked.choices.done?.word).toBe('pass');
    }
  });

  it('nothing glows that is not there, and nothing is to be built where nothing can be', () => {
    const glowing = prompt.onCell('');
    for (const asked of askedIn({ mode })) {
      const words = promptWords(asked);
      if (words.endsWith(glowing)) expect(asked.choices.cells.size).toBeGreaterThan(0);
      if (words === prompt.build('Anna') || words === prompt.final('Anna'))
        expect(asked.choices.builds.size).toBeGreaterThan(0);
      if (asked.choices.builds.size > 0) expect(words).not.toBe(prompt.nothing('Anna'));
    }
  });
});
