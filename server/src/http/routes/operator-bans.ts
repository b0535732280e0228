import { idPattern, LIMITS } from '@castellan/protocol';
import { hashOf } from '../../access/same-secret.js';
import { newSeatKey } from '../../ids.js';
import { type Body, reasonIn, textIn } from '../body.js';
import { refused } from '../refusal.js';
import type { OperatorParts, OperatorRoute } from './operator.js';

const DAY = 86_400_000;
const PERSON = new RegExp(`^${idPattern('person')}$`);

/** Who stays outside, and who is invited. */
export function banRoutes({ store, gate, running, publicUrl, now }: OperatorParts): OperatorRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/operator/bans',
      async answer() {
        const bans = await store.run('bansNow', { now: now() });
        // a fingerprint of an address says nothing to anybody
        return {
          body: { bans: bans.map(({ address, ...ban }) => ({ ...ban, isAddress: address !== null })) },
        };
      },
    },
    {
      method: 'POST',
      path: '/api/operator/bans',
      async answer({ body }) {
        const person = textIn(body, 'person', 40);
        const found = PERSON.test(person) ? await store.run('findPerson', { id: person }) : null;
        if (found === null) throw refused('malformed', 'person: there is no such person');
        const ban = { name: found.name, reason: reasonIn(body), at: now(), until: endIn(body, now()) };
        const from = body.withAddress === true ? (running()?.addressesOf(person) ?? []) : [];
        await store.run('addBan', { ...ban, person, address: null });
        for (const address of new Set(from))
          await store.run('addBan', { ...ban, person: null, address: gate.fingerprint(address) });
        await gate.look();
        return { body: { addresses: from.length } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/operator/bans/:id',
      async answer({ parts: { id } }) {
        await store.run('deleteBan', { id: Number(id) });
        await gate.look();
        return { body: {} };
      },
    },
    {
      method: 'GET',
      path: '/api/operator/invitations',
      answer: async () => ({ body: { invitations: await store.run('invitations', { now: now() }) } }),
    },
    {
      method: 'POST',
      path: '/api/operator/invitations',
      async answer({ body, origin }) {
        const note = typeof body.note === 'string' ? body.note.trim().slice(0, LIMITS.text) : '';
        const code = newSeatKey();
        const uses = wholeIn(body, 'uses', 1, 1000);
        const until = now() + wholeIn(body, 'days', 1, 365) * DAY;
        await store.run('addInvitation', { hash: hashOf(code), note, at: now(), until, uses });
        const home = publicUrl === null ? origin : new URL(publicUrl).origin;
        // behind "#": neither servers nor pages that are linked to get to know it
        return { body: { link: `${home}/enter#${code}` } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/operator/invitations/:id',
      async answer({ parts: { id } }) {
        await store.run('deleteInvitation', { id: Number(id) });
        return { body: {} };
      },
    },
  ];
}

/** Null: for good. */
function endIn(body: Body, now: number): number | null {
  return body.days === null ? null : now + wholeIn(body, 'days', 1, 3650) * DAY;
}

function wholeIn(body: Body, name: string, least: number, most: number): number {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw refused('malformed', `${name}: a whole number from ${least} to ${most}`);
  return value;
}
