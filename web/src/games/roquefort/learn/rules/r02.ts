import type { RuleChapter } from '../../../../learn/rule.js';
import { BEFORE } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'Before it begins', fr: 'Avant de commencer', de: 'Bevor es losgeht' },
  rules: [
    {
      id: 'R2.1',
      mark: 'ruling',
      position: BEFORE,
      show: [],
      claims: [
        { at: 'phase', is: 'setup' },
        { at: 'spare', is: 'blank' },
        { at: 'roofed.length', is: 18 },
      ],
      texts: {
        en: [
          'The tiles lie mixed below the floor, the spare one beside the castle for all to see. Every room has its roof.',
          'The rulebooks let players spread the tiles as they like; here they are mixed face down.',
        ],
        fr: [
          'Les dalles sont mélangées sous le sol, la dalle restante est visible à côté du château. Chaque salle a son toit.',
          'Les règles imprimées laissent répartir les dalles librement ; ici elles sont mélangées face cachée.',
        ],
        de: [
          'Die Platten liegen gemischt unter dem Boden, die übrige Platte offen neben dem Schloss. Jeder Raum hat sein Dach.',
          'Die Spielregeln lassen die Platten beliebig verteilen; hier werden sie verdeckt gemischt.',
        ],
      },
    },
    {
      id: 'R2.2',
      mark: 'ruling',
      position: BEFORE,
      show: ['place a1'],
      claims: [{ after: ['place a1'], at: 'mice.0', is: ['a1', 'outside', 'outside', 'outside'] }],
      texts: {
        en: [
          'Each player puts a mouse into a tower that is free. The others wait outside.',
          'That this goes clockwise from the first player is our decision.',
        ],
        fr: [
          'Chacun met une souris dans une tour libre. Les autres attendent dehors.',
          'Que cela se fasse dans le sens des aiguilles d’une montre est notre décision.',
        ],
        de: [
          'Alle stellen eine Maus in einen freien Turm. Die anderen warten draußen.',
          'Dass das im Uhrzeigersinn geschieht, haben wir entschieden.',
        ],
      },
    },
    {
      id: 'R2.3',
      position: { options: { players: 2, layout: 'A', first: 1 }, turns: ['draw spare blank'] },
      show: [],
      claims: [{ at: 'turn', is: 1 }],
      texts: {
        en: [
          'Who begins? Who last visited a real castle, says one rulebook; anybody you agree on, says another. Here chance picks, or you name somebody.',
        ],
        fr: [
          'Qui commence ? Qui a visité un vrai château en dernier, dit une règle ; qui vous voulez, dit une autre. Ici le hasard choisit, ou vous nommez quelqu’un.',
        ],
        de: [
          'Wer beginnt? Wer zuletzt in einem echten Schloss war, sagt die eine Regel; wer ihr wollt, sagt die andere. Hier wählt der Zufall, oder ihr nennt jemanden.',
        ],
      },
    },
    {
      id: 'R2.4',
      position: {
        options: { players: 2, layout: 'A', first: 0, goal: 5 },
        turns: ['draw spare blank / place a1 / place g7'],
      },
      show: [],
      claims: [{ at: 'goal', is: 5 }],
      texts: {
        en: ['Four different kinds win. With two or three players you may agree on five or six.'],
        fr: [
          'Quatre variétés différentes font gagner. À deux ou trois, vous pouvez convenir de cinq ou six.',
        ],
        de: ['Vier verschiedene Sorten gewinnen. Zu zweit oder dritt könnt ihr fünf oder sechs vereinbaren.'],
      },
    },
  ],
};
