import type { RoquefortSetupMessages } from '../en/setup.js';

const setup: RoquefortSetupMessages = {
  option: {
    edition: 'Édition',
    layout: 'Salles',
    goal: 'Variétés pour gagner',
    mustAct: 'Au moins une action par tour',
    enterOverTower: 'Entrer par-dessus une tour prise',
    noPushBack: 'Ne pas repousser aussitôt',
  },
  optionHelp: {
    edition: 'Le jeu a été imprimé trois fois, avec de petites différences.',
    layout:
      'Où sont les salles. Le plateau a deux faces ; le hasard peut construire un château que personne ne connaît.',
    goal: 'Avec quatre, la partie est courte. Cinq ou six vont bien à deux ou trois joueurs habitués.',
    mustAct: 'Personne ne peut finir son tour sans avoir rien fait.',
    enterOverTower:
      'Une souris du dehors peut passer par-dessus une tour prise jusqu’à la case libre derrière, pour deux actions.',
    noPushBack: 'La dalle qui vient de tomber ne peut pas repartir aussitôt dans l’autre sens.',
    stallTurns: 'Après autant de tours de suite sans nouveau fromage ni chute, la partie se termine.',
    first: 'Ensuite, dans le sens des aiguilles d’une montre.',
  },
  side: { A: 'Face A', B: 'Face B', random: 'Surprise' },
  own: {
    enter: 'Saisir les salles de ta propre boîte',
    fact: 'Salles personnelles',
    reconstruction:
      'La disposition des salles sur les faces A et B est notre reconstitution : nous ne connaissons pas les plateaux imprimés. Qui possède la boîte peut *saisir ses salles*.',
  },
  editionHelp: {
    'zoch-2007':
      'La première édition. Son texte anglais dit jusqu’à quatre actions par tour, son texte français d’une à quatre. Ici, c’est jusqu’à quatre ; un réglage plus bas en demande au moins une.',
    'appenzell-2007':
      'L’édition suisse, en français. D’une à quatre actions : personne ne reste les pattes croisées.',
    'rio-grande-2022':
      'L’édition récente : jusqu’à quatre actions, et les joueurs choisissent comme ils veulent qui commence.',
  },
  character: {
    crumb: { sentence: 'Court après tout ce qui sent bon et oublie où c’était.' },
    noisette: { sentence: 'Se souvient du dernier toit soulevé, si personne ne la distrait.' },
    biscuit: { sentence: 'Connaît par cœur quelques bons coins.' },
    thimble: { sentence: 'Prépare tout son tour et garde un œil sur les souricières.' },
    praline: { sentence: 'A du flair pour les paires et une bonne mémoire.' },
    griffonne: { sentence: 'Ne note rien et oublie peu.' },
    baron: { sentence: 'N’oublie rien et voit venir la riposte.' },
    castellane: { sentence: 'Habite ce château depuis cent ans.' },
  },
};

export default setup;
