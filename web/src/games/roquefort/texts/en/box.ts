/** Rooms of one's own: drawn on the grid, checked as they are drawn. */
const box = {
  rooms: {
    title: 'Rooms of your own',
    lead: 'The printed boards are not known to us. Copy the rooms of yours, or build a castle of your own.',
    atTable: 'own rooms',
    nameless: 'My castle',
  },
  start: { A: 'Side A', B: 'Side B', random: 'Surprise', empty: 'Empty castle' },
  grid: {
    label: 'The castle from above',
    how: 'Pull from one corner of a room to the other, or touch both corners one after the other. Touch a cell twice to remove its room.',
    keys: 'With keys: arrows move, Enter marks a corner, Delete removes a room, Escape lets go.',
    free: (cell: string) => `${cell}: no room`,
    inRoom: (cell: string, size: number, cells: string) =>
      size === 1 ? `${cell}: room of one cell` : `${cell}: room of ${size} cells, ${cells}`,
    wrong: 'to be mended',
    corner: 'first corner',
  },
  told: {
    corner: (cell: string) => `${cell} is one corner. Now the other one.`,
    letGo: 'Corner let go.',
    made: (size: number, cells: string) =>
      size === 1 ? `Room of one cell: ${cells}.` : `Room of ${size} cells: ${cells}.`,
    removed: (cells: string) => `Room removed: ${cells}.`,
    nothing: 'There is no room here.',
    mirrored: 'The other half is filled.',
    cleared: 'The castle is empty.',
    left: (count: number) =>
      count === 0 ? 'Everything is right.' : count === 1 ? '1 thing to mend.' : `${count} things to mend.`,
  },
  tool: {
    mirror: 'Fill the other half',
    'left-to-right': 'Left to right',
    'top-to-bottom': 'Top to bottom',
    'half-turn': 'Half a turn',
    clear: 'Clear everything',
  },
  check: {
    title: 'Is it a castle?',
    right: 'Yes: 18 rooms, and every roof fits. You can play with it.',
    show: (what: string) => `Show where: ${what}`,
    size: { 2: 'Rooms of 2', 3: 'Rooms of 3', 4: 'Rooms of 4' },
    ofWanted: (found: number, wanted: number) => `${found} of ${wanted}`,
  },
  fault: {
    rows: 'This is no drawing of rooms.',
    tower: (cell: string) => `${cell}: the four corners are towers, and nothing else is.`,
    free: (count: number) => (count === 1 ? 'One cell has no room yet.' : `${count} cells have no room yet.`),
    letter: 'There are more than 18 rooms.',
    missing: 'There are fewer than 18 rooms.',
    shape: (cells: string) => `This room is no rectangle: ${cells}.`,
    single: (cell: string) => `${cell} is alone: rooms have two cells or more.`,
    size: (width: number, height: number, cells: string) =>
      `A room of ${width} by ${height} does not exist (${cells}): they are 1 by 2, 1 by 3 or 2 by 2.`,
    tooMany: (size: number, found: number, wanted: number) =>
      `There are ${found} rooms of ${size} cells, but only ${wanted} roofs for them.`,
    tooFew: (size: number, found: number, wanted: number) =>
      `There should be ${wanted} rooms of ${size} cells, and there ${found === 1 ? 'is' : 'are'} ${found}.`,
  },
};

export type RoomsMessages = typeof box;
export default box;
