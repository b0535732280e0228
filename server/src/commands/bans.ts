import { StoreError } from '../store/failure.js';
import { addBan, type Ban, bansNow, deleteBan } from '../store/operations/bans.js';
import { findPerson } from '../store/operations/people.js';
import { beside } from './beside.js';
import { type DataCommand, wholeOf } from './command.js';
import { quoted } from './reports.js';

const DAY = 86_400_000;
const LONGEST = 300;

export const bansCommand: DataCommand = {
  name: 'bans',
  operands: '',
  summary: 'prints who is banned, why and until when',
  run(folder) {
    const found = beside(folder, (database) => bansNow(database, { now: Date.now() }));
    return found.length === 0 ? 'nobody is banned\n' : found.map(lineOf).join('');
  },
};

export const banCommand: DataCommand = {
  name: 'ban',
  operands: 'PERSON',
  summary: 'bans somebody by their id; a server that runs closes the door within seconds',
  flags: [
    { name: 'days', value: 'N', help: 'for so long; without it for good' },
    { name: 'reason', value: 'TEXT', help: 'what they are told' },
  ],
  run(folder, person, flags) {
    const at = Date.now();
    const until = flags.days === undefined ? null : at + wholeOf(flags, 'days', 3650, 1) * DAY;
    const reason = (flags.reason ?? '').trim().slice(0, LONGEST);
    const id = beside(folder, (database) => {
      const found = findPerson(database, { id: person });
      if (found === null) throw new StoreError('missing', `there is no person ${person}`);
      return addBan(database, { person, address: null, name: found.name, reason, at, until });
    });
    return `ban ${id}\n`;
  },
};

export const unbanCommand: DataCommand = {
  name: 'unban',
  operands: 'BAN',
  summary: 'lifts a ban by its number',
  run(folder, text) {
    const wasThere = beside(folder, (database) => deleteBan(database, { id: Number(text) }));
    if (!wasThere) throw new StoreError('missing', `there is no ban ${text}`);
    return `ban ${text} is lifted\n`;
  },
};

function lineOf({ id, person, name, reason, at, until }: Ban): string {
  const who = person === null ? `an address of ${quoted(name)}` : `${quoted(name)} (${person})`;
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString()}`;
  return `ban ${id} of ${new Date(at).toISOString()}, ${end}: ${who}${reason === '' ? '' : `, ${quoted(reason)}`}\n`;
}
