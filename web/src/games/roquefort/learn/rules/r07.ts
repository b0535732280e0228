import type { RuleChapter } from '../../../../learn/rule.js';
import { FIRST_TURN, TWO_ROOMS } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'The end of a turn', fr: 'La fin d’un tour', de: 'Das Ende eines Zuges' },
  rules: [
    {
      id: 'R7.1',
      position: TWO_ROOMS,
      show: ['run a1-b1', 'end'],
      claims: [{ after: ['run a1-b1', 'end'], happens: [{ type: 'covered', rooms: ['K'] }] }],
      texts: {
        en: ['Every open room without a mouse gets its roof back. That costs nothing and nobody chooses.'],
        fr: [
          'Chaque salle ouverte sans souris retrouve son toit. Cela ne coûte rien et personne ne choisit.',
        ],
        de: ['Jeder offene Raum ohne Maus bekommt sein Dach zurück. Das kostet nichts, und niemand wählt.'],
      },
    },
    {
      id: 'R7.2',
      position: FIRST_TURN,
      show: ['end'],
      claims: [{ after: ['end'], happens: [{ type: 'turnBegan', seat: 1 }] }],
      texts: {
        en: ['Then it is the next player’s turn, clockwise.'],
        fr: ['Puis c’est au tour de la personne suivante, dans le sens des aiguilles d’une montre.'],
        de: ['Dann ist im Uhrzeigersinn die nächste Person dran.'],
      },
    },
  ],
};
