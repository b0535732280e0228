import type { JsonObject } from '@castellan/kernel';
import { editionOf } from '@castellan/roquefort';
import { seatMark } from '../../seat-names.js';
import type { Ink } from '../../terminal/ink.js';
import { CHEESES, tileLook } from './tiles.js';

/** The signs on the board, and how moves are written. */
export function help(ink: Ink, { edition, mustAct = editionOf(edition).mustAct }: JsonObject): string[] {
  const cheeses = CHEESES.map(({ sign, paint, name }) => `${ink.paint(` ${sign} `, paint)} ${name}`);
  const trap = tileLook('trap');
  const mice = [0, 1, 2, 3].map((seat) => {
    const { sign, colour, text } = seatMark(seat);
    return ink.paint(sign, { fg: text, bg: colour, bold: true });
  });
  return [
    'Get two of your mice onto the same kind of cheese, and the kind is yours.',
    `A turn has ${mustAct ? 'one' : 'up'} to four actions; then rooms without a mouse are covered again.`,
    '',
    `${cheeses.slice(0, 4).join('  ')}`,
    `${cheeses.slice(4).join('  ')}  ${ink.paint(trap.sign.repeat(3), trap.paint)} mousetrap   · bare floor`,
    `${mice.join(' ')} mice of seats 0 to 3   ▒▒▒ raised, always safe   █▄█ tower`,
    'Roofs: ∩∩∩ tiled, 2 cells; /// thatched, 3; ║ ║ copper, 4. Letters name rooms,',
    '‹E› is a tile that was seen there. Towers are entrances and no exits.',
    'How rooms lie on sides A and B is our reconstruction; the printed boards are not',
    'known to us. Whoever has the box enters its rooms with --rooms.',
    '',
    'place a7     before the first turn: a mouse into a free tower',
    'uncover L    take off the roof of room L, which touches one of your mice',
    'run c3-c5    to the next cell, or over mice to a free one; ×2 takes two actions',
    'enter a1     a mouse from outside into a free tower',
    'enter a1>b1  a mouse from outside over an occupied tower',
    'slide b7     push the spare in at a red arrow, once a turn; mice that then stand',
    '             on a mousetrap fall into the dungeon',
    'end          end the turn',
  ];
}
