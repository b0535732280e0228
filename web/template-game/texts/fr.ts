import type { PlainWords } from '../../src/games/plain/kit.js';

const words: PlainWords = {
  view: { die: 'Le dé', heights: 'Marche', chosen: 'A choisi' },
  options: { top: 'Marches jusqu’en haut' },
  moves: { rest: 'Se reposer', climb: 'Monter' },
  events: {
    rolled: ({ die }) => `Le dé montre ${die}.`,
    stood: ({ seat, step }, names) => `${names[Number(seat)]} est à la marche ${step}.`,
  },
  why: {
    'S1.1': 'Le dé est d’abord lancé, une fois par manche.',
    'S1.2': 'Tu as déjà choisi.',
    'S2.1': 'La partie est finie.',
  },
  endings: { top: 'Le haut de l’escalier est atteint.' },
  rules: {
    lead: 'L’escalier : dix marches à monter, avec de la chance et du cran.',
    chapters: [
      {
        title: 'Une manche',
        text: 'On lance un dé à trois faces : 1, 2 et 3. Puis tout le monde choisit en même temps : monter d’autant de marches que le dé en montre, ou se reposer et monter d’une seule. Sur un 3, qui monte glisse et reste sur place.',
      },
      {
        title: 'La fin',
        text: 'La partie finit après la manche où l’on atteint la dernière marche : la dixième, ou celle convenue. Qui est le plus haut gagne ; à égalité, on gagne ensemble.',
      },
    ],
  },
};

export default words;
