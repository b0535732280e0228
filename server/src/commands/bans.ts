import { LIMITS } from '@castellan/protocol';
import { StoreError } from '../store/failure.js';
import type { Operation } from '../store/operation.js';
import { addBan, type Ban, bansNow, deleteBan } from '../store/operations/bans.js';
import { findPerson } from '../store/operations/people.js';
import { type DataCommand, wholeOf } from './command.js';
import { quoted } from './reports.js';
import { runOnData } from './run-on-data.js';

const DAY = 86_400_000;

export const bansCommand: DataCommand = {
  name: 'bans',
  operands: '',
  summary: 'prints who is banned, why and until when',
  async run(place) {
    const found = await runOnData(place, bansNow({ now: Date.now() }));
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
  async run(place, person, flags) {
    const at = Date.now();
    const until = flags.days === undefined ? null : at + wholeOf(flags, 'days', 3650, 1) * DAY;
    const reason = (flags.reason ?? '').trim().slice(0, LIMITS.text);
    const id = await runOnData(place, banOf({ person, address: null, reason, at, until }));
    return `ban ${id}\n`;
  },
};

function* banOf(ban: Omit<Ban, 'id' | 'name'> & { readonly person: string }): Operation<number> {
  const found = yield* findPerson({ id: ban.person });
  if (found === null) throw new StoreError('missing', `there is no person ${ban.person}`);
  return yield* addBan({ ...ban, name: found.name });
}

export const unbanCommand: DataCommand = {
  name: 'unban',
  operands: 'BAN',
  summary: 'lifts a ban by its number',
  async run(place, text) {
    const wasThere = await runOnData(place, deleteBan({ id: Number(text) }));
    if (!wasThere) throw new StoreError('missing', `there is no ban ${text}`);
    return `ban ${text} is lifted\n`;
  },
};

function lineOf({ id, person, name, reason, at, until }: Ban): string {
  const who = person === null ? `an address of ${quoted(name)}` : `${quoted(name)} (${person})`;
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString()}`;
  return `ban ${id} of ${new Date(at).toISOString()}, ${end}: ${who}${reason === '' ? '' : `, ${quoted(reason)}`}\n`;
}
