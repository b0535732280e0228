/** The rules of Château Roquefort in words; a table does without them. */
const rules = {
  rules: {
    title: (game: string) => `How to play ${game}`,
    lead: 'Two of your mice on the same kind of cheese, and the kind is yours. Four kinds win; a table may agree on five or six.',
    aimTitle: 'Pairs of cheese',
    aim: 'Below the roofs lie seven kinds of cheese, three tiles of each. As soon as two mice of one player stand on the same kind, that player gets it, whoever’s turn it is. Each kind counts once.',
    turnTitle: 'A turn: up to four actions',
    turnTitleMustAct: 'A turn: one to four actions',
    turn: 'In any order and mix. The paws beside the castle show how many are left.',
    uncover: 'Lift a roof',
    uncoverText: 'It must touch one of your mice, a corner is enough. Everybody sees what lies below.',
    run: 'Run',
    runText:
      'One cell, straight, never under a roof, and one mouse a cell. Other mice may be passed over: one action for each cell. New mice come in through a free tower: towers are entrances and no exits.',
    slide: 'Slide, once a turn',
    slideText:
      'Push the spare tile in at a red banner. The whole lane moves by one, and the last tile falls out. Roofs and mice stay where they are.',
    endTitle: 'Then the roofs come back',
    end: 'After the turn every room without a mouse is covered again. Remember what lay there: that is the whole secret.',
    trapTitle: 'Beware of the traps',
    trap: 'Nobody steps onto an open mousetrap. But a slide can push one below a mouse, and then it falls into the dungeon for good. On raised stones mice are safe.',
    winTitle: 'How it ends',
    win: 'Whoever has enough kinds wins at once: four, or the five or six you agreed on. It also ends when somebody loses a third mouse: then, of all who have at least two mice left, whoever has most kinds wins. If several have as many, it is the one who has waited longest for a turn.',
    cheesesTitle: 'The seven cheeses',
  },
};

export type RoquefortRulesMessages = typeof rules;
export default rules;
