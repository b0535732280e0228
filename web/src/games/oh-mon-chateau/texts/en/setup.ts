/** Setting up a table of Oh mon château, and whom one can play against. */
const setup = {
  option: {
    mode: 'Which game?',
    mustUseDice: 'Whoever rolls must use both dice',
    theft: 'Without stealing guests',
  },
  optionHelp: {
    mustUseDice:
      'As in the rulebook: each die that can be used. Without it nobody has to, a gentler house rule.',
    stallTurns: 'When nobody has built for so many turns in a row, castles are counted as they stand.',
    theft: 'A house rule, off the rulebook: guests stay where they were invited. For families.',
  },
  modeHelp: {
    'petits-batisseurs': 'For everybody from six years: guests are worth points.',
    'grands-architectes': 'Guests have powers, and can be stolen.',
  },
  setup: {
    starting: 'The builders are coming …',
    colour: 'Colour',
    drawing: 'Drawing',
    autoHelp: 'Parts appear as soon as they are built. They can be drawn by hand later.',
    style: 'Drawn with',
    pencil: 'Pencil',
    ink: 'Pen',
    crayon: 'Wax crayon',
  },
  own: { enter: 'Enter the board of your own box' },
  character: {
    pebble: { sentence: 'Puts her stones where they look pretty and claps when a wall stands.' },
    thatch: { sentence: 'Finishes what is nearly finished and hums all the while.' },
    mortar: { sentence: 'Lays no stone that does not belong to a plan.' },
    belfry: { sentence: 'Counts everybody’s towers from up there and knows who is ahead.' },
    keystone: { sentence: 'Has put the last stone on more castles than there are hills.' },
    tinsel: { sentence: 'Invites whoever wears the nicest hat.' },
    quill: { sentence: 'Draws the plan first and loses it in the wind.' },
    plumb: { sentence: 'Holds everything against his string, guests too.' },
    magpie: { sentence: 'Looks over every wall for a guest to steal.' },
    architect: { sentence: 'Saw the whole castle before the first die fell.' },
  },
};

export type ChateauSetupMessages = typeof setup;
export default setup;
