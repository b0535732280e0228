/** Boards of one's own: entered as they are printed, checked as they are entered. */
const box = {
  boards: {
    title: 'A board of your own',
    lead: 'The printed boards are not known to us. Enter yours: its cells, what lines make, and what everything is worth.',
    atTable: 'own board',
    nameless: 'My board',
  },
  start: {
    printed: { 'petits-batisseurs': 'Our green board', 'grands-architectes': 'Our blue board' },
    empty: { 'petits-batisseurs': 'Empty green board', 'grands-architectes': 'Empty blue board' },
  },
  brush: { title: 'What is printed on the cell?', none: 'No cell' },
  grid: {
    label: 'The board, five rows of five places',
    how: 'Choose a resource, then touch the cells that show it. Touch a cell again to clear it.',
    keys: 'With keys: arrows move, W, S, G and F put wood, stone, gold and food, Delete clears.',
    cell: (cell: string, what: string) => `${cell}: ${what}`,
    none: 'no cell',
    wrong: 'to be mended',
  },
  line: {
    title: 'What lines make',
    how: 'Every run of two or more cells side by side or below each other is a line.',
    none: 'Lines appear as soon as two cells lie side by side.',
    makes: (line: string, cells: readonly string[]) => `Line ${line}, ${cells.join(', ')}: makes`,
    choose: 'Makes…',
    kind: {
      floor: 'Keep floor',
      tower: 'Tower',
      wall: 'Wall',
      flag: 'Flag',
      reactivation: 'A guest acts again',
      theft: 'Steal a guest',
    },
    points: 'points',
    inhabitants: 'inhabitants',
  },
  track: {
    title: 'What inhabitants are worth',
    how: 'The last group that somebody was drawn in counts.',
    group: (group: number) => `Group ${group}`,
  },
  guests: {
    title: 'What guests are worth',
    how: 'The points on the corner of each card.',
    howSmall: (found: number, wanted: number) =>
      `How many cards have so many points: ${found} of ${wanted} so far.`,
    worth: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    each: {
      floor: 'a keep floor',
      tower: 'a tower',
      wall: 'a wall',
      flag: 'a flag',
      crown: 'a guest with a crown',
    },
  },
  check: {
    title: 'Can it be played?',
    right: 'Yes, everything is there. You can play with it.',
    left: (count: number) =>
      count === 0 ? 'Everything is right.' : count === 1 ? '1 thing to mend.' : `${count} things to mend.`,
  },
  fault: {
    cells: (found: number, wanted: number) =>
      `A board has ${wanted} cells; here ${found === 1 ? 'is' : 'are'} ${found}.`,
    resource: (resource: string, found: number) =>
      `Three cells show ${resource}; here ${found === 1 ? 'is' : 'are'} ${found}.`,
    alone: (cell: string) => `Cell ${cell} lies in no line: a token there would never come back.`,
    locks: (cells: readonly string[]) =>
      `Every line goes through ${cells.join(' or ')}: with both free, ten tokens would complete nothing.`,
    lineEmpty: (line: string) => `Line ${line} makes nothing yet.`,
    worth: (line: string, points: number, inhabitants: number) =>
      `Line ${line}: a tower or flag is worth 1 to ${points}, a wall brings 0 to ${inhabitants} inhabitants.`,
    noPowers: (line: string) => `Line ${line}: guests of the small builders have no powers.`,
    floor: 'No line makes a keep floor.',
    tower: 'No line makes a tower.',
    wall: 'No line makes a wall.',
    flag: 'No line makes a flag.',
    group: (group: number, most: number) => `Group ${group} is worth 0 to ${most}.`,
    falls: (group: number) => `Group ${group} is worth less than the one before.`,
    smallGuests: (found: number, wanted: number) =>
      `There are ${wanted} guests; here ${found === 1 ? 'is' : 'are'} ${found}.`,
    smallGuest: (points: number, most: number) => `At most ${most} guests can be worth ${points}.`,
    guest: (name: string, most: number) => `${name} is worth 0 to ${most} points.`,
    other: 'This is no board of this game.',
  },
};

export type ChateauBoxMessages = typeof box;
export default box;
