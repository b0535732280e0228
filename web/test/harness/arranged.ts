import { CHANCE, chanceMoves, parseMove, seatsIn, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort } from '@castellan/roquefort';
import { recordText } from './setup.js';

/** Rooms that tests can rely on, whatever the two sides of the board look like one day. */
export const ROOMS = [
  '# A A B C C #',
  'D E E B F F G',
  'D H I I I J G',
  'K H L L L J M',
  'K N N O P P M',
  'K N N O P P M',
  '# Q Q O R R #',
];

/** What is to lie where when it comes into the open: by cell, and the spare tiles in their order. Anything else is bare. */
export type Lies = {
  readonly spares: readonly string[];
  readonly [cell: string]: string | readonly string[];
};

/**
 * The text of a game of two in which these moves were made and chance did what a test needs. So any position can be had,
 * and the page gets to it as it gets to any other.
 */
export function arranged(moves: readonly string[], lies: Lies, more: object = {}): string {
  const wanted = { players: 2, layout: 'custom', rooms: ROOMS, first: 0, ...more };
  const options = unwrap(roquefort.prepare(wanted, null));
  const state = roquefort.start(options) as RoquefortState;
  const actions: string[] = [];
  const spares = [...lies.spares];
  const apply = (actor: number, move: string): void => {
    state.apply(actor, unwrap(parseMove(roquefort, state, actor, move)), null);
    actions.push(move);
  };
  const draw = (): void => {
    while (state.isChance()) {
      const all = [...chanceMoves(roquefort, state).keys()];
      const place = all[0].split(' ')[1];
      const tile = place === 'spare' ? spares.shift() : lies[place];
      const move = `draw ${place} ${tile ?? 'blank'}`;
      apply(CHANCE, all.includes(move) ? move : all[0]);
    }
  };
  draw();
  for (const move of moves) {
    apply(seatsIn(state.actors())[0], move);
    draw();
  }
  return recordText(options as never, actions);
}

/** Four mice of the first player stand so that one slide at a2 brings them two kinds at once; a jump is on the way. */
export const BEFORE_FEAST = {
  lies: { spares: ['C1'], a2: 'blank', a4: 'C2', b2: 'C2', b3: 'C1', c2: 'blank' },
  moves: [
    ...['place a1', 'place g7'],
    ...['uncover K', 'run a1-a2', 'run a2-a3', 'run a3-a4', 'end', 'end'],
    ...['enter a1', 'run a1-a2', 'run a2-a3', 'end', 'end'],
    ...['uncover N', 'run a3-b3', 'enter a1', 'run a1-a2', 'end', 'end'],
    ...['run a2-a3', 'run a3-c3', 'run c3-c2', 'end', 'end'],
    ...['enter a1', 'run a1-a2'],
  ],
} satisfies { readonly lies: Lies; readonly moves: readonly string[] };
