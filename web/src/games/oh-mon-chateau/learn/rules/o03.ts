import type { RuleChapter } from '../../../../learn/rule.js';
import { ANY_ROLLED, CROSSING, DOUBLES, OTHERS_ROLL, SMALL_ROLL, WALL_AND_FLAG } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'A turn', fr: 'Un tour', de: 'Ein Zug' },
  rules: [
    {
      id: 'O3.1',
      position: OTHERS_ROLL,
      show: ['take stone 1,2'],
      claims: [
        { move: 'take stone 1,2', refusedBy: null },
        { after: ['take stone 1,2'], at: 'castles.0.mayUseDice', is: false },
      ],
      texts: {
        en: ['Who rolls uses both dice. Everybody else may use one of them.'],
        fr: ['Qui lance utilise les deux dés. Les autres peuvent en utiliser un.'],
        de: ['Wer würfelt, nutzt beide Würfel. Alle anderen dürfen einen davon nutzen.'],
      },
    },
    {
      id: 'O3.2',
      position: ANY_ROLLED,
      show: ['take ? as wood 4,5'],
      claims: [
        { move: 'take ? as wood 4,5', refusedBy: null },
        { move: 'take food 4,5', refusedBy: 'O3.2' },
      ],
      texts: {
        en: [
          'Wood, stone, gold and food put a token on a free cell of their kind. Inhabitants bring two of them. “?” is whatever you like.',
        ],
        fr: [
          'Bois, pierre, or et nourriture posent un jeton sur une case libre de leur ressource. Habitants en amène deux. « ? » vaut ce que tu veux.',
        ],
        de: [
          'Holz, Stein, Gold und Essen legen eine Scheibe auf ein freies Feld ihrer Art. Bewohner bringt zwei von ihnen. „?“ ist, was du willst.',
        ],
      },
    },
    {
      id: 'O3.3',
      position: DOUBLES,
      show: ['take wood 1,4'],
      claims: [{ after: ['take wood 1,4'], move: 'take wood 1,4', refusedBy: 'O3.3' }],
      texts: {
        en: [
          'No token left, or no free cell of that kind: the die is lost. Tokens that lie there are not moved.',
        ],
        fr: [
          'Plus de jeton, ou plus de case libre de cette ressource : le dé est perdu. Les jetons posés ne bougent plus.',
        ],
        de: [
          'Keine Scheibe mehr oder kein freies Feld dieser Art: Der Würfel verfällt. Gelegte Scheiben bleiben liegen.',
        ],
      },
    },
    {
      id: 'O3.4',
      mark: 'ruling',
      position: SMALL_ROLL,
      show: ['pass'],
      claims: [{ move: 'pass', refusedBy: 'O3.4' }],
      texts: {
        en: [
          'All choose at the same time. Who rolled must use each die that can be used; the others may do without.',
          'So nobody waits for anybody. A table can agree that nobody has to use a die.',
        ],
        fr: [
          'Tout le monde choisit en même temps. Qui a lancé doit utiliser chaque dé utilisable ; les autres peuvent passer.',
          'Ainsi personne n’attend. Une table peut convenir que personne n’est obligé d’utiliser un dé.',
        ],
        de: [
          'Alle wählen gleichzeitig. Wer gewürfelt hat, muss jeden nutzbaren Würfel nutzen; die anderen dürfen verzichten.',
          'So wartet niemand. Ein Tisch kann vereinbaren, dass niemand einen Würfel nutzen muss.',
        ],
      },
    },
    {
      id: 'O3.5',
      mark: 'ruling',
      position: CROSSING,
      show: ['build 1,1-2,1'],
      claims: [{ after: ['build 1,1-2,1'], move: 'build 1,1-1,2', refusedBy: 'O3.5' }],
      texts: {
        en: [
          'Then who rolled, and only they, may build: clear a full line and make what its sign shows. Of two full lines that cross only one can be built. You may build several.',
          'That tokens you gain while building may fill another line is our decision.',
        ],
        fr: [
          'Puis qui a lancé, et personne d’autre, peut construire : vide une ligne pleine et fais ce que montre son signe. De deux lignes pleines qui se croisent, une seule. Tu peux construire plusieurs fois.',
          'Que des jetons gagnés en construisant puissent remplir une autre ligne est notre décision.',
        ],
        de: [
          'Dann darf bauen, wer gewürfelt hat, und sonst niemand: Räum eine volle Reihe ab und bau, was ihr Zeichen zeigt. Von zwei vollen Reihen, die sich kreuzen, nur eine. Mehrere Bauten sind erlaubt.',
          'Dass Scheiben, die man beim Bauen bekommt, weitere Reihen füllen dürfen, haben wir entschieden.',
        ],
      },
    },
    {
      id: 'O3.6',
      mark: 'ruling',
      position: WALL_AND_FLAG,
      show: ['build 2,1-2,2'],
      claims: [{ move: 'build 2,1-2,2', refusedBy: 'O4.4' }],
      texts: {
        en: [
          'A line that could make nothing cannot be built. Here there is no wall for the flag yet.',
          'The rulebook does not say what would happen to the tokens.',
        ],
        fr: [
          'Une ligne qui ne donnerait rien ne peut pas être construite. Ici, il n’y a pas encore de mur pour le drapeau.',
          'La règle ne dit pas ce que deviendraient les jetons.',
        ],
        de: [
          'Eine Reihe, aus der nichts würde, kann nicht gebaut werden. Hier fehlt noch eine Mauer für die Fahne.',
          'Die Spielregel sagt nicht, was mit den Scheiben geschähe.',
        ],
      },
    },
  ],
};
