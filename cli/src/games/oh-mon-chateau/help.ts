import { isObject, type JsonObject } from '@castellan/kernel';
import { GROUP_VALUES } from '@castellan/oh-mon-chateau';
import type { Ink } from '../../terminal/ink.js';
import { GUEST_LOOKS, SEALS } from './guests.js';

/** The signs on the table, how moves are written, and what guests are good for. */
export function help(ink: Ink, { mustUseDice = true, box }: JsonObject): string[] {
  const track = isObject(box) && Array.isArray(box.track) ? box.track : GROUP_VALUES;
  return [
    mustUseDice === false
      ? 'Who rolled may use both dice, everybody else one, all at the same time.'
      : 'Who rolled uses both dice, everybody else may use one, all at the same time.',
    'Then who rolled may clear complete lines of the board and build what they make.',
    'Whoever first has four keep floors, four towers and four walls ends the game;',
    'the others may build once more, but place no token any more: those that guests',
    'would bring are lost. Most points win; they stand at the right.',
    '',
    'W        a free cell (Wood, Stone, Gold, Food)',
    '(W)      a token on it; [W] on a line that is complete',
    'towers   their points; who is first to have four draws the sun, worth 4',
    'walls    two for two flags and two for one; "_" has room, 2 is a flag of 2',
    `folk     inhabitants; by threes they are worth ${track.join(', ')}`,
    'sky      the sun, and clouds; a complete castle brings one worth 4',
    'tokens   ● those that are left',
    'Under the boards stands what each line makes: wall +2 brings two inhabitants.',
    'Boards, lines and what folk and small guests are worth are our reconstruction;',
    'the printed ones are not known to us.',
    '',
    'take wood 2,1         the die that shows wood puts a token on row 2, column 1',
    'take ? as wood 2,1    the same with a "?"; as in the list, ?wood 2,1 will do',
    'take inhabitants      draw two inhabitants',
    `pass                  use no more dice${mustUseDice === false ? '' : '; who rolled uses each that can be used'}`,
    'build 1,2-1,4         clear this line and build what it makes',
    'wall 2, wall 1        a wall for two flags or for one',
    'invite moine          a guest who is shown comes for the new keep floor',
    'activate paysan, steal moine',
    '                      a guest of yours acts again, one of others comes to you',
    'put 2,1               place a token that a guest gave',
    'move 2,1-3,3          move a token (magicien)',
    'face wood             what a "?" rolled by dagobert is to be',
    'skip                  forgo the rest of what a guest gives',
    'end                   end building, and the turn',
    'In the list "+2" are inhabitants, and "✓" completes a line.',
    '',
    'By guests also: take gold flag (moine), take ? cloud (bergere), take food',
    '(cuisinier), take inhabitants 2,1 (chevalier), and for dagobert: flag,',
    'inhabitants, face cloud.',
    '',
    ...guestHelp(ink, 'lightning', 'act when they come, are reactivated or stolen; 1 point each:'),
    '',
    ...guestHelp(ink, 'hourglass', 'work as long as you have them; 1 point each:'),
    '',
    ...guestHelp(ink, 'crown', 'count at the end:'),
  ];
}

function guestHelp(ink: Ink, seal: keyof typeof SEALS, what: string): string[] {
  const { sign, colour } = SEALS[seal];
  const guests = GUEST_LOOKS.filter((guest) => guest.seal === seal);
  return [
    `Guests with ${ink.paint(sign, { fg: colour, bold: true })} ${what}`,
    ...guests.map(({ id, power }) => `  ${id.padEnd(11)} ${power}`),
  ];
}
