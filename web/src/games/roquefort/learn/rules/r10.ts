import type { RuleChapter } from '../../../../learn/rule.js';
import { FIRST_TURN, OPEN_ROOM, SEEN_AND_GONE } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'Hidden and forgotten', fr: 'Caché et oublié', de: 'Verborgen und vergessen' },
  rules: [
    {
      id: 'R10.1',
      position: OPEN_ROOM,
      show: [],
      claims: [{ at: 'tiles.b1', is: 'C4' }],
      texts: {
        en: ['Nobody knows more than the others: what lies under a roof was seen by all or by none.'],
        fr: [
          'Personne n’en sait plus que les autres : ce qui est sous un toit, tout le monde l’a vu, ou personne.',
        ],
        de: [
          'Niemand weiß mehr als die anderen: Was unter einem Dach liegt, haben alle gesehen oder niemand.',
        ],
      },
    },
    {
      id: 'R10.2',
      position: FIRST_TURN,
      show: ['uncover Q'],
      claims: [
        {
          after: ['uncover Q'],
          happens: [
            { type: 'uncovered', room: 'Q' },
            { type: 'seen', place: 'b1' },
          ],
        },
      ],
      texts: {
        en: [
          'A tile that nobody has seen can be any of those left, and is drawn when it comes into the open.',
        ],
        fr: [
          'Une dalle que personne n’a vue peut être n’importe laquelle de celles qui restent ; elle est tirée quand elle apparaît.',
        ],
        de: [
          'Eine Platte, die niemand gesehen hat, kann jede der übrigen sein; sie wird gezogen, wenn sie offen liegt.',
        ],
      },
    },
    {
      id: 'R10.3',
      position: SEEN_AND_GONE,
      show: ['uncover Q'],
      claims: [
        { at: 'tiles.b1', is: null },
        { at: 'remembered.b1', is: null },
        { after: ['uncover Q'], at: 'tiles.b1', is: 'C7' },
      ],
      texts: {
        en: [
          'Remembering is the game. Nobody is shown a tile under a roof, not even one seen before, unless a table gives them the memory aid.',
        ],
        fr: [
          'Se souvenir, c’est le jeu. Personne ne voit une dalle sous un toit, même déjà vue, sauf si la table lui donne l’aide-mémoire.',
        ],
        de: [
          'Sich erinnern ist das Spiel. Niemand sieht eine Platte unter einem Dach, auch keine bekannte, außer mit der Merkhilfe, die ein Tisch geben kann.',
        ],
      },
    },
  ],
};
