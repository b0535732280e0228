import type { RuleChapter } from '../../../../learn/rule.js';
import { LAST_PART, LOCKED } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'The end', fr: 'La fin', de: 'Das Ende' },
  rules: [
    {
      id: 'O5.1',
      position: LAST_PART,
      show: ['build 1,1-2,1'],
      claims: [
        { after: ['build 1,1-2,1'], happens: [{ type: 'builtTower' }, { type: 'finished', seat: 0 }] },
      ],
      texts: {
        en: [
          'Who completes the twelfth part draws the cloud, worth 4 points, and ends the game. They build no more.',
        ],
        fr: [
          'Qui achève le douzième élément dessine le nuage, 4 points, et met fin à la partie. Il ne construit plus.',
        ],
        de: [
          'Wer das zwölfte Teil vollendet, zeichnet die Wolke, 4 Punkte, und beendet das Spiel. Mehr baut er oder sie nicht.',
        ],
      },
    },
    {
      id: 'O5.2',
      mark: 'ruling',
      position: LAST_PART,
      show: ['build 1,1-2,1'],
      claims: [
        {
          after: ['build 1,1-2,1'],
          happens: [{ type: 'finished' }, { type: 'buildingBegan', seat: 1 }, { type: 'ended' }],
        },
      ],
      texts: {
        en: [
          'Then the others build once more what the tokens on their boards allow, without dice.',
          'No token is placed in it: those that guests would bring are lost.',
        ],
        fr: [
          'Puis les autres construisent une dernière fois ce que permettent leurs jetons posés, sans dés.',
          'Aucun jeton n’y est posé : ceux que donneraient des invités sont perdus.',
        ],
        de: [
          'Dann bauen die anderen noch einmal, was ihre gelegten Scheiben erlauben, ohne Würfel.',
          'Dabei wird keine Scheibe gelegt: Was Gäste brächten, verfällt.',
        ],
      },
    },
    {
      id: 'O5.3',
      mark: 'ruling',
      position: LAST_PART,
      show: [],
      claims: [
        { at: 'castles.0.score.total', is: 19 },
        { at: 'castles.0.score.towers', is: 6 },
      ],
      texts: {
        en: [
          'Points: towers, sun and clouds, the group of your last inhabitant, flags and guests. Most points win.',
          'With equal points the win is shared.',
        ],
        fr: [
          'Points : tours, soleil et nuages, le groupe de ton dernier habitant, drapeaux et invités. Le plus de points gagne.',
          'À égalité, la victoire est partagée.',
        ],
        de: [
          'Punkte: Türme, Sonne und Wolken, die Gruppe deines letzten Bewohners, Fahnen und Gäste. Die meisten Punkte gewinnen.',
          'Bei Gleichstand teilt man sich den Sieg.',
        ],
      },
    },
    {
      id: 'O5.4',
      mark: 'ruling',
      position: LOCKED,
      show: ['end'],
      claims: [{ after: ['end'], happens: [{ type: 'ended', reason: 'stall' }] }],
      texts: {
        en: [
          'After 100 turns in a row in which nobody builds anything, the game ends and points count as they are. This board ends after one.',
          'A table may lock itself, and on a screen that would go on for ever.',
        ],
        fr: [
          'Après 100 tours de suite sans aucune construction, la partie finit et on compte. Ce plateau finit après un seul.',
          'Une table peut se bloquer, et à l’écran cela durerait toujours.',
        ],
        de: [
          'Nach 100 Zügen hintereinander, in denen niemand etwas baut, endet das Spiel, und es wird gezählt. Dieses Brett endet nach einem.',
          'Ein Tisch kann sich festfahren, und am Bildschirm ginge das ewig so weiter.',
        ],
      },
    },
    {
      id: 'O5.5',
      mark: 'ruling',
      position: LAST_PART,
      show: ['build 1,1-2,1'],
      claims: [
        { after: ['build 1,1-2,1'], happens: [{ type: 'builtTower' }, { type: 'finished', seat: 0 }] },
      ],
      texts: {
        en: [
          'The twelfth part is carried out in full before the game ends, with the guest it brings. A castle completed in the last building brings no cloud.',
          'The rulebook does not say what comes first: the end of the game, or what the last part brings.',
        ],
        fr: [
          'Le douzième élément est fait en entier avant la fin de la partie, avec l’invité qu’il amène. Un château achevé dans la dernière construction n’apporte pas de nuage.',
          'La règle ne dit pas ce qui vient d’abord : la fin de la partie ou ce que donne le dernier élément.',
        ],
        de: [
          'Das zwölfte Teil wird ganz ausgeführt, bevor das Spiel endet, samt dem Gast, den es bringt. Ein Schloss, das im letzten Bauen fertig wird, bringt keine Wolke.',
          'Das Regelheft sagt nicht, was zuerst kommt: das Ende des Spiels oder das, was das letzte Teil bringt.',
        ],
      },
    },
  ],
};
