import type { RuleChapter } from '../../../../learn/rule.js';
import { QUEEN } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'House rules', fr: 'Règles maison', de: 'Hausregeln' },
  rules: [
    {
      id: 'O11.1',
      mark: 'house',
      position: { options: { ...QUEEN.options, theft: false }, turns: QUEEN.turns },
      show: ['build 3,4-5,4'],
      claims: [{ move: 'build 3,4-5,4', refusedBy: 'O11.1' }],
      texts: {
        en: [
          'A table may agree that nobody steals guests. Then the line that steals cannot be built.',
          'In no rulebook: made for families with small children.',
        ],
        fr: [
          'Une table peut convenir qu’on n’a pas le droit de voler des invités. Alors cette ligne ne se construit pas.',
          'Dans aucune règle imprimée : pour les familles avec de jeunes enfants.',
        ],
        de: [
          'Ein Tisch kann vereinbaren, dass niemand Gäste stehlen darf. Dann lässt sich diese Reihe nicht bauen.',
          'In keiner Spielregel: für Familien mit kleinen Kindern.',
        ],
      },
    },
  ],
};
