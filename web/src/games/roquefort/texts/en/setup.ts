/** Setting up a table of Château Roquefort, and whom one can play against. */
const setup = {
  option: {
    edition: 'Edition',
    layout: 'Rooms',
    goal: 'Kinds of cheese to win',
    mustAct: 'Every turn needs an action',
    enterOverTower: 'Come in over a taken tower',
    noPushBack: 'No pushing straight back',
  },
  optionHelp: {
    edition: 'The game was printed three times, with small differences.',
    layout: 'Where the rooms lie. The board has two sides; chance can build a castle nobody knows.',
    goal: 'Four makes a short game. Five or six suit two or three players who know it.',
    mustAct: 'Nobody may end a turn without having done anything.',
    enterOverTower:
      'A mouse from outside may climb over a taken tower to a free cell behind it, for two actions.',
    noPushBack: 'The tile that has just fallen out may not go straight back in on the other side.',
    stallTurns: 'So many turns in a row without new cheese and without a fall end the game.',
    first: 'Clockwise from there.',
  },
  side: { A: 'Side A', B: 'Side B', random: 'Surprise' },
  own: {
    enter: 'Enter the rooms of your own box',
    fact: 'Rooms of their own',
    reconstruction:
      'How the rooms lie on sides A and B is our reconstruction: the printed boards are not known to us. Whoever has the box can *enter its rooms*.',
  },
  editionHelp: {
    'zoch-2007':
      'The first printing. Its English text says up to four actions a turn, its French text one to four. Here it is up to four; a switch below asks for at least one.',
    'appenzell-2007': 'The Swiss printing, in French. One to four actions: nobody may sit still.',
    'rio-grande-2022': 'The newer printing: up to four actions, and how you choose who begins is up to you.',
  },
  character: {
    crumb: { sentence: 'Runs after whatever smells nice and forgets where it was.' },
    noisette: { sentence: 'Remembers the last roof she looked under, if nobody distracts her.' },
    biscuit: { sentence: 'Knows a few good corners by heart.' },
    thimble: { sentence: 'Plans a whole turn and keeps an eye on the traps.' },
    praline: { sentence: 'Has a nose for pairs and a good memory.' },
    griffonne: { sentence: 'Writes nothing down and forgets little.' },
    baron: { sentence: 'Forgets nothing and sees your answer coming.' },
    castellane: { sentence: 'Has lived in this castle for a hundred years.' },
  },
};

export type RoquefortSetupMessages = typeof setup;
export default setup;
