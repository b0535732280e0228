import type { RuleChapter } from '../../../../learn/rule.js';
import { STALLING, THREE_KINDS, TWO_FELL } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'The end of the game', fr: 'La fin de la partie', de: 'Das Ende des Spiels' },
  rules: [
    {
      id: 'R9.1',
      position: THREE_KINDS,
      show: ['run b4-b5', 'run b3-b2', 'run b2-c2'],
      claims: [
        {
          after: ['run b4-b5', 'run b3-b2', 'run b2-c2'],
          happens: [{ type: 'ended', reason: 'goal', winner: 0 }],
        },
      ],
      texts: {
        en: ['Who has as many kinds as agreed wins, at once.'],
        fr: ['Qui a autant de variétés que convenu gagne, tout de suite.'],
        de: ['Wer so viele Sorten hat wie vereinbart, gewinnt sofort.'],
      },
    },
    {
      id: 'R9.2',
      position: TWO_FELL,
      show: ['slide b7'],
      claims: [
        {
          after: ['slide b7'],
          happens: [
            { type: 'fell', seat: 1 },
            { type: 'ended', reason: 'third-mouse', winner: 0 },
          ],
        },
      ],
      texts: {
        en: [
          'The game also ends when somebody’s third mouse falls. Who still has two mice or more and most kinds wins; among equals it is who has waited longest.',
        ],
        fr: [
          'La partie finit aussi quand la troisième souris de quelqu’un tombe. Gagne qui a encore deux souris ou plus et le plus de variétés ; à égalité, qui attend depuis le plus longtemps.',
        ],
        de: [
          'Das Spiel endet auch, wenn jemandes dritte Maus fällt. Dann gewinnt, wer noch mindestens zwei Mäuse und die meisten Sorten hat; bei Gleichstand, wer am längsten gewartet hat.',
        ],
      },
    },
    {
      id: 'R9.3',
      position: STALLING,
      show: ['end'],
      claims: [{ after: ['end'], happens: [{ type: 'ended', winner: 1 }] }],
      texts: {
        en: [
          'Waited longest has who comes next after the player whose turn it is. That player has waited least.',
        ],
        fr: [
          'Attend depuis le plus longtemps qui vient juste après la personne dont c’est le tour. Cette dernière a attendu le moins.',
        ],
        de: [
          'Am längsten gewartet hat, wer als Nächstes drankommt. Wer am Zug ist, hat am wenigsten gewartet.',
        ],
      },
    },
    {
      id: 'R9.4',
      mark: 'ruling',
      position: STALLING,
      show: ['end'],
      claims: [{ after: ['end'], happens: [{ type: 'ended', winner: 1 }] }],
      texts: {
        en: [
          'If several reach the goal at once, the same comparison decides. If nobody has two mice left, it is a draw.',
          'The rulebooks do not speak of either.',
        ],
        fr: [
          'Si plusieurs atteignent le but en même temps, la même comparaison décide. Si personne n’a plus deux souris, la partie est nulle.',
          'Les règles ne parlent ni de l’un ni de l’autre.',
        ],
        de: [
          'Erreichen mehrere das Ziel zugleich, so entscheidet derselbe Vergleich. Hat niemand mehr zwei Mäuse, endet es unentschieden.',
          'Von beidem sprechen die Spielregeln nicht.',
        ],
      },
    },
    {
      id: 'R9.5',
      mark: 'ruling',
      position: STALLING,
      show: ['end'],
      claims: [{ after: ['end'], happens: [{ type: 'ended', reason: 'stall' }] }],
      texts: {
        en: [
          'After 40 turns in a row without a new kind and without a fall the game ends by the same comparison. This board ends after one.',
          'On a screen a game could go on for ever; a table may choose another number, or none.',
        ],
        fr: [
          'Après 40 tours de suite sans nouvelle variété ni chute, la partie finit par la même comparaison. Ce plateau finit après un seul.',
          'À l’écran une partie pourrait durer toujours ; une table peut choisir un autre nombre, ou aucun.',
        ],
        de: [
          'Nach 40 Zügen hintereinander ohne neue Sorte und ohne Sturz endet das Spiel durch denselben Vergleich. Dieses Brett endet nach einem.',
          'Am Bildschirm könnte ein Spiel ewig dauern; ein Tisch kann eine andere Zahl wählen oder keine.',
        ],
      },
    },
  ],
};
