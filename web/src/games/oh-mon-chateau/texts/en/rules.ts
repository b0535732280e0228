/** What the page with the rules of Oh mon château says; fetched with it. */
const chateauRules = {
  rules: {
    title: 'How to play Oh mon château',
    lead: 'Roll, gather, build, draw: whose castle is worth most?',
    aimTitle: 'A castle of twelve parts',
    aim: 'Four keep floors, four towers, four walls. When somebody has them all, everybody counts their points, and most points win.',
    diceTitle: 'Two dice for everybody',
    dice: 'Whoever’s turn it is rolls and uses both dice, each one that can be used. All others may use one of them, all at the same time.',
    faces:
      'Wood, stone, gold and food: put one of your ten tokens on such a cell. Inhabitants: draw two inhabitants. The question mark is whatever you like. With no token left, or no such cell free, the die is lost.',
    buildTitle: 'A complete line becomes a part',
    build:
      'When the dice are used, whoever rolled may build: take back the tokens of a complete line and draw what its picture shows.',
    crossing:
      'Where two complete lines cross, one of them loses a token when the other is built: choose well.',
    flags:
      'Flags stand on walls that are built, six at most: two walls carry two each, two walls carry one each. You choose which wall you build.',
    drawTitle: 'Draw it, if you like',
    draw: 'Every part opens its place on your sheet. Draw it by hand, or let it be drawn. You choose which of the four towers it is, and its points are written on it. It changes no points, and nobody waits for you.',
    endTitle: 'The end',
    end: 'Whoever completes a castle draws a cloud worth 4, and nobody rolls any more. The others build once more what is complete. No token is placed in this last building: tokens that guests would bring are lost.',
    countTitle: 'The points',
    count:
      'Count towers, the sun (4 points, for the first castle with four towers), clouds, the group of the last inhabitant, flags and guests. If nobody builds for a long time, castles are counted as they stand.',
    guestsTitle: 'Guests',
    guests:
      'Each keep floor brings a guest. Small builders turn one up that is worth points. Great architects choose one of three, with powers; a complete line with a mask steals one from somebody else. Guests with lightning or an hourglass are worth 1 point each.',
    ownTitle: 'What is reconstructed',
    own: 'The printed pictures are not known to us. Where cells lie, what each line makes, what groups of inhabitants and the guests of the small builders are worth: all this is worked out from what has been written about the game.',
    enter: 'Enter the board of your own box',
  },
};

export type ChateauRulesMessages = typeof chateauRules;
export default chateauRules;
