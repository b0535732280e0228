import { either, listed } from '../../../../i18n/words.js';

const and = (words: readonly string[]) => listed('en', words);
const or = (words: readonly string[]) => either('en', words);

/** What a turn can go on with. */
export type Thing = 'mouse' | 'roof' | 'slot';
const THINGS: Readonly<Record<Thing, string>> = { mouse: 'a mouse', roof: 'a roof', slot: 'a slot' };

/** Texts of Château Roquefort at its table; fetched with it. */
const table = {
  table: {
    board: 'The castle',
    boardHelp: 'Arrow keys walk over the castle, Enter chooses, question mark lists all keys.',
    handOver: (name: string) => `Hand the screen to ${name}`,
    handOverHelp: (name: string) => `${name}’s memory aid comes next. Touch when nobody else looks.`,
    againNow: 'Once more: what the others did',
    players: 'Players',
    tray: 'What lies ready',
    goal: (kinds: number) => `Two mice on the same cheese win it. Goal: ${kinds} kinds.`,
    miceInside: (count: number) => (count === 1 ? '1 mouse in the castle' : `${count} mice in the castle`),
    actionsLeft: (count: number) => (count === 1 ? '1 action left' : `${count} actions left`),
    kinds: (count: number, goal: number) => `${count} of ${goal} kinds`,
    inDungeon: (count: number) => (count === 1 ? '1 mouse in the dungeon' : `${count} mice in the dungeon`),
    miceOutside: (count: number) => (count === 1 ? '1 mouse outside' : `${count} mice outside`),
    spare: (tile: string) => `Spare tile: ${tile}`,
    thinking: (name: string) => `${name} is thinking …`,
    stallSoon: (turns: number) =>
      turns === 1
        ? 'If nothing happens in this turn, the game ends.'
        : `If nothing happens for ${turns} turns, the game ends.`,
  },
  tile: {
    C1: 'Emmental',
    C2: 'Camembert',
    C3: 'Roquefort',
    C4: 'Gouda',
    C5: 'Brie',
    C6: 'Mimolette',
    C7: 'Valençay',
    blank: 'bare floor',
    trap: 'mousetrap',
    unknown: 'not seen yet',
  },
  cell: {
    raised: 'raised',
    tower: 'tower',
    roofed: 'roofed',
    open: 'open',
    empty: 'empty',
    room: (letter: string) => `room ${letter}`,
    roofTiled: 'tiled roof',
    roofThatched: 'thatched roof',
    roofCopper: 'copper roof',
    mouseOf: (name: string) => `mouse of ${name}`,
    remembered: (tile: string) => `${tile} was seen here`,
    slot: (slot: string) => `slot ${slot}`,
    reach: (cost: number) => (cost === 1 ? '1 action away' : `${cost} actions away`),
    chosen: 'chosen',
  },
  action: {
    endTurn: 'End turn',
    fromOutside: 'let one in',
    letIn: 'Let in',
    push: 'Push',
    putBack: 'Put it back',
    takeBack: 'Better not',
    doIt: 'Do it all the same',
  },
  prompt: {
    turn: (name: string) => `${name}, it is your turn`,
    stuck: (name: string) => `${name}, this mouse cannot run now: lift a roof beside it`,
    stuckHere: (name: string) => `${name}, this mouse cannot run now: choose something else`,
    place: (name: string) => `${name}, put a mouse into a free tower`,
    begin: (name: string, things: readonly Thing[]) =>
      `${name}, choose ${or(things.map((thing) => THINGS[thing]))}`,
    mouse: (name: string) => `${name}, choose where the mouse runs`,
    enter: (name: string) => `${name}, choose where the mouse comes in`,
    slide: (name: string) => `${name}, choose a slot for the tile`,
    push: (name: string) => `${name}, push the tile in or put it back`,
    go: (name: string) => `${name}, go on or end the turn`,
    done: (name: string) => `${name}, no action is left: end the turn`,
    over: (name: string) => `${name}, nothing more can be done: end the turn`,
  },
  /** What can be seen coming of a slide. */
  forecast: {
    youGet: (cheese: string) => `You get ${cheese}!`,
    gets: (name: string, cheese: string) => `${name} gets ${cheese}.`,
    youWin: 'That wins the game!',
    yoursFalls: (cell: string) => `Your mouse on ${cell} falls!`,
    falls: (name: string, cell: string) => `The mouse of ${name} on ${cell} falls.`,
    unsure: (cells: readonly string[]) =>
      `What comes below the ${cells.length === 1 ? 'mouse' : 'mice'} on ${and(cells)} cannot be seen.`,
    dropsOut: (tile: string) => `Drops out: ${tile}.`,
    nothing: 'As far as can be seen, nobody falls and nobody gets cheese.',
  },
  warning: {
    losesTitle: 'This ends the game',
    loses: (winner: string) =>
      `After this slide a third mouse falls, and ${winner} wins. Slide all the same?`,
    losesDraw: 'After this slide the game ends, and nobody wins. Slide all the same?',
    losesGoal: (winner: string) => `After this ${winner} has enough kinds and wins. Do it all the same?`,
    stalls: (winner: string) =>
      `When this turn ends, nothing has happened for too long, and ${winner} wins. End the turn?`,
    dropsTitle: 'A mouse would fall',
    drops: (name: string, cell: string) =>
      `The mousetrap slides below the mouse of ${name} on ${cell}. Slide all the same?`,
    idleTitle: 'Actions are left',
    idle: (count: number) =>
      count === 1 ? '1 action is left. End the turn?' : `${count} actions are left. End the turn?`,
  },
  why: {
    'R2.2': 'First everybody puts one mouse into a free tower.',
    'R3.1': 'A turn has four actions and only one slide. This is more than is left.',
    'R3.2': 'At this table every turn needs at least one action.',
    'R4.1': 'A roof can be lifted when one of your mice touches its room.',
    'R5.1': 'From outside, mice come in through a free tower.',
    'R5.2': 'Mice run to the cell beside them, never diagonally.',
    'R5.3': 'Nobody runs under a roof, onto an open trap or back into a tower.',
    'R5.4': 'There is room for one mouse only. Mice can be passed over if the cell behind is free.',
    'R5.5': 'Over a tower one comes in only when it is taken, the next cell is free and the table allows it.',
    'R6.1': 'The tile goes in at a red banner.',
    'R6.4': 'At this table the tile may not be pushed straight back.',
    'R7.2': 'It is somebody else’s turn.',
    'R9.1': 'The game is over: the goal is reached.',
    'R9.2': 'The game is over: a third mouse has fallen.',
    'R9.5': 'The game is over: nothing happened for too long.',
    'R10.2': 'First the new tile has to show itself.',
  },
  log: {
    placed: (name: string, tower: string) => `${name} puts a mouse into tower ${tower}.`,
    entered: (name: string, tower: string) => `${name} enters tower ${tower}.`,
    ran: (name: string, from: string, to: string, over: readonly string[]) =>
      over.length === 0
        ? `${name} runs from ${from} to ${to}.`
        : `${name} runs from ${from} over ${and(over)} to ${to}.`,
    enteredOver: (name: string, to: string, over: readonly string[]) =>
      `${name} comes in over ${and(over)} to ${to}.`,
    uncovered: (name: string, room: string) => `${name} lifts the roof of room ${room}.`,
    slid: (name: string, slot: string) => `${name} slides the tile in at ${slot}.`,
    seen: (cell: string, tile: string) => `On ${cell}: ${tile}.`,
    seenSpare: (tile: string) => `The spare tile: ${tile}.`,
    fell: (name: string, cell: string) => `A mouse of ${name} falls into the dungeon on ${cell}.`,
    collected: (name: string, cheese: string) => `${name} gets ${cheese}!`,
    covered: (rooms: readonly string[]) =>
      rooms.length === 1
        ? `The roof of room ${rooms[0]} is back.`
        : `The roofs of rooms ${and(rooms)} are back.`,
    turnBegan: (name: string) => `${name} is next.`,
  },
  ending: {
    result: 'Result',
    title: (winner: string) => `${winner} wins!`,
    drawTitle: 'Nobody wins',
  },
  keys: {
    arrows: 'Walk over the castle',
    choose: 'Choose the mouse, cell, roof or slot',
    nextMouse: 'Your next mouse',
    mice: 'Mouse 1 to 4',
    roofs: 'Next roof that can be lifted',
    slots: 'Next slot',
    outside: 'A mouse from outside',
    endTurn: 'End the turn',
  },
};

export type RoquefortMessages = typeof table;
export default table;
