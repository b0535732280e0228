/** Around a table of any game; what the game itself says lies in its own folder. */
const plain = {
  setup: { starting: 'The table is being laid …' },
  table: {
    position: 'How it stands',
    player: 'Player',
    acts: 'is next',
    offers: 'What you can do',
    wait: 'Others are choosing.',
    over: 'The game is over.',
    undo: 'Undo',
    results: 'Show the result',
  },
  prompt: {
    choose: (name: string) => `${name}, what do you do?`,
    waits: (name: string) => `${name} is choosing …`,
  },
  handover: {
    to: (name: string) => `Hand the screen to ${name}`,
    help: 'What comes next is for no other eyes. Touch when nobody else looks.',
  },
  value: { yes: 'yes', no: 'no', none: 'none' },
  ending: {
    won: (names: string, count: number) => (count === 1 ? `${names} wins` : `${names} win together`),
    nobody: 'Nobody wins',
    look: 'Look at the table',
  },
  keys: { move: 'Do the move with this number' },
  character: {
    novice: { sentence: 'Has read the rules and tries things out.' },
    tinkerer: { sentence: 'Tries out in her head what may follow.' },
  },
};

export type PlainMessages = typeof plain;
export default plain;
