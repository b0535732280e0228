/** What the page with the rules of Oh mon château says; fetched with it. */
const chateauRules = {
  rules: {
    title: 'How to play Oh mon château',
    lead: 'Roll, gather, build, draw: whose castle is worth most?',
    aimTitle: 'A castle of twelve parts',
    aim: 'Four keep floors, four towers, four walls. When somebody has them all, everybody counts their points, and most points win.',
    diceTitle: 'Two dice for everybody',
    dice: 'Whoever’s turn it is rolls and may use both dice. All others may use one of them, all at the same time.',
    faces:
      'Wood, stone, gold and food: put one of your ten tokens on such a cell. People: draw two inhabitants. The question mark is whatever you like.',
    buildTitle: 'A full line becomes a part',
    build:
      'When the dice are used, whoever rolled may build: take back the tokens of a full line and draw what its picture shows.',
    crossing:
      'Where two full lines cross, one of them loses a token when the other is built: choose well. Flags need a wall to stand on.',
    drawTitle: 'Draw it, if you like',
    draw: 'Every part opens its place on your sheet. Draw it by hand, or let it be drawn. It changes no points, and nobody waits for you.',
    endTitle: 'The end',
    end: 'Whoever completes a castle gets a cloud worth 4, the others build once more what is full. Count towers, the sun for the first four towers, clouds, the last group of inhabitants, flags and guests.',
    guestsTitle: 'Guests',
    guests:
      'Each keep floor brings a guest. Small builders turn one up that is worth points. Great architects choose one of three, with powers; a full line with a mask lures one away from somebody else.',
  },
};

export type ChateauRulesMessages = typeof chateauRules;
export default chateauRules;
