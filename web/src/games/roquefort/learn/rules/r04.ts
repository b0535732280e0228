import type { RuleChapter } from '../../../../learn/rule.js';
import { FIRST_TURN, OPEN_ROOM } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'Lifting a roof', fr: 'Soulever un toit', de: 'Ein Dach abheben' },
  rules: [
    {
      id: 'R4.1',
      position: FIRST_TURN,
      show: ['uncover I', 'uncover N'],
      claims: [
        { move: 'uncover N', refusedBy: null },
        { move: 'uncover I', refusedBy: 'R4.1' },
      ],
      texts: {
        en: ['You lift the roof of a room that touches one of your mice, by a side or a corner.'],
        fr: ['Tu soulèves le toit d’une salle qui touche une de tes souris, par un côté ou par un coin.'],
        de: [
          'Du hebst das Dach eines Raumes ab, der eine deiner Mäuse berührt, mit einer Seite oder einer Ecke.',
        ],
      },
    },
    {
      id: 'R4.2',
      position: FIRST_TURN,
      show: ['uncover N'],
      claims: [{ after: ['uncover N'], at: 'actionsLeft', is: 3 }],
      texts: {
        en: ['One roof is one action, whatever its size. Mice outside or in the dungeon lift nothing.'],
        fr: [
          'Un toit, une action, quelle que soit sa taille. Les souris dehors ou dans les oubliettes ne soulèvent rien.',
        ],
        de: [
          'Ein Dach ist eine Aktion, wie groß es auch ist. Mäuse draußen oder im Verlies heben nichts ab.',
        ],
      },
    },
    {
      id: 'R4.3',
      position: OPEN_ROOM,
      show: [],
      claims: [{ at: 'tiles.b1', is: 'C4' }],
      texts: {
        en: ['What lies below is seen by everybody until the roof is back.'],
        fr: ['Tout le monde voit ce qu’il y a dessous jusqu’au retour du toit.'],
        de: ['Was darunter liegt, sehen alle, bis das Dach wieder da ist.'],
      },
    },
  ],
};
