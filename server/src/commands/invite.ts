import { LIMITS } from '@castellan/protocol';
import { hashOf } from '../access/same-secret.js';
import { newSeatKey } from '../ids.js';
import { addInvitation, invitations } from '../store/operations/admission.js';
import { type DataCommand, wholeOf } from './command.js';
import { quoted } from './reports.js';
import { runOnData } from './run-on-data.js';

const DAY = 86_400_000;
/** A family, and its friends. */
const USES = 10;
const DAYS = 14;

export const inviteCommand: DataCommand = {
  name: 'invite',
  operands: '',
  summary: 'makes an invitation for a server that is by invitation, and prints the end of its link',
  flags: [
    { name: 'uses', value: 'N', help: `how many it lets in (${USES})` },
    { name: 'days', value: 'N', help: `how long it holds (${DAYS})` },
    { name: 'note', value: 'TEXT', help: 'for you: whom it is for' },
  ],
  async run(place, _, flags) {
    const code = newSeatKey();
    const at = Date.now();
    const until = at + wholeOf(flags, 'days', 365, DAYS) * DAY;
    const uses = wholeOf(flags, 'uses', 1000, USES);
    const note = (flags.note ?? '').trim().slice(0, LIMITS.text);
    await runOnData(place, addInvitation({ hash: hashOf(code), note, at, until, uses }));
    return `/enter#${code}\n`;
  },
};

export const invitationsCommand: DataCommand = {
  name: 'invitations',
  operands: '',
  summary: 'prints which invitations still let somebody in',
  async run(place) {
    const found = await runOnData(place, invitations({ now: Date.now() }));
    if (found.length === 0) return 'there are no invitations\n';
    return found
      .map(({ id, note, until, uses }) => {
        return `invitation ${id}: for ${uses} more until ${new Date(until).toISOString()} ${quoted(note)}\n`;
      })
      .join('');
  },
};
