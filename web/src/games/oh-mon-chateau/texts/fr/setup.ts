import type { ChateauSetupMessages } from '../en/setup.js';

const setup: ChateauSetupMessages = {
  option: {
    mode: 'Quel jeu ?',
    mustUseDice: 'À son tour, on doit utiliser les deux dés',
    theft: 'Sans vol d’invités',
  },
  optionHelp: {
    mustUseDice:
      'Comme dans le livret : chaque dé qui peut servir. Sans cela personne n’y est obligé, une règle maison plus douce.',
    stallTurns:
      'Quand personne n’a construit pendant autant de tours de suite, on compte les châteaux tels qu’ils sont.',
    theft: 'Une règle maison, absente du livret : chacun garde ses invités. Pour les familles.',
  },
  modeHelp: {
    'petits-batisseurs': 'Pour tous dès six ans : les invités valent des points.',
    'grands-architectes': 'Les invités ont des pouvoirs, et on peut les voler.',
  },
  setup: {
    starting: 'Les bâtisseurs arrivent…',
    colour: 'Couleur',
    drawing: 'Le dessin',
    autoHelp:
      'Chaque partie apparaît dès qu’elle est construite. On peut aussi dessiner à la main plus tard.',
    style: 'Technique',
    pencil: 'Au crayon à papier',
    ink: 'À la plume',
    crayon: 'Au crayon de cire',
  },
  own: { enter: 'Saisir le plateau de ta propre boîte' },
  character: {
    pebble: { sentence: 'Pose ses pierres là où c’est joli et applaudit quand un mur tient debout.' },
    thatch: { sentence: 'Finit ce qui est presque fini, en fredonnant.' },
    mortar: { sentence: 'Ne pose aucune pierre qui ne soit pas dans le plan.' },
    belfry: { sentence: 'Compte de là-haut les tours de tout le monde et sait qui mène.' },
    keystone: { sentence: 'A posé la dernière pierre de plus de châteaux qu’il n’y a de collines.' },
    tinsel: { sentence: 'Invite toujours le plus beau chapeau.' },
    quill: { sentence: 'Dessine d’abord le plan et le perd dans le vent.' },
    plumb: { sentence: 'Mesure tout au fil à plomb, même les invités.' },
    magpie: { sentence: 'Cherche par-dessus chaque mur un invité à voler.' },
    architect: { sentence: 'Voyait tout le château avant que le premier dé ne tombe.' },
  },
};

export default setup;
