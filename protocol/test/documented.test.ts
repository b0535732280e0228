import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { finishedGame } from '../src/finished.js';
import { PROTOCOL, REFUSALS, readToClient, readToServer } from '../src/index.js';
import { toClient } from '../src/to-client.js';
import { toServer } from '../src/to-server.js';

const page = readFileSync('docs/PROTOCOL.md', 'utf8');
const examples = [...page.matchAll(/```json (to-server|to-client)\n(.*?)```/gs)].map(([, to, text]) => ({
  to,
  text,
}));

describe('docs/PROTOCOL.md', () => {
  it.each(examples)('has an example for $to that is a message: $text', ({ to, text }) => {
    expect(to === 'to-server' ? readToServer(text) : readToClient(text)).toMatchObject({ ok: true });
  });

  it.each([
    ['to-server', toServer],
    ['to-client', toClient],
  ])('shows every message %s', (to, { options }) => {
    const shown = examples.filter((one) => one.to === to).map(({ text }) => JSON.parse(text).type);
    const all = options.map(({ entries }) => entries.type.literal);
    expect([...new Set(shown)].sort()).toEqual([...all].sort());
  });

  it('shows a finished game', () => {
    const [, text] = /```json finished-game\n(.*?)```/s.exec(page) ?? [];
    expect(Object.keys(parse(finishedGame, JSON.parse(text)))).toEqual(Object.keys(finishedGame.entries));
  });

  it('explains every kind of error, and says the version', () => {
    for (const kind of REFUSALS) expect(page).toContain(`\`${kind}\``);
    expect(page).toContain(`**${PROTOCOL}**`);
  });
});

describe('what is checked', () => {
  const move = { type: 'move', table: 'c87p5ty9bkjyh3w6ema3', seat: 0, version: 1, moveId: 'a', move: 'end' };

  it.each([
    ['a seat that cannot be', { ...move, seat: 4 }],
    ['a seat that is no number', { ...move, seat: '0' }],
    ['a version before the first', { ...move, version: -1 }],
    ['half a version', { ...move, version: 0.5 }],
    ['a name of a table that could be guessed', { ...move, table: 'abc' }],
    ['a move that is too long', { ...move, move: 'x'.repeat(41) }],
    ['no moveId', { ...move, moveId: undefined }],
    ['another type', { ...move, type: '__proto__' }],
    ['a list', [move]],
    ['ink with markup', { type: 'ink', table: move.table, seat: 0, side: 'guide', keep: 0, add: '<svg>' }],
    ...['5', '11', '12341', '1,2'].map((towers): [string, unknown] => [
      `towers at ${towers}`,
      { type: 'ink', table: move.table, seat: 0, side: 'guide', towers, keep: 0, add: '' },
    ]),
  ])('refuses %s and says where', (_, message) => {
    const read = readToServer(JSON.stringify(message));
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.why).not.toBe('');
  });

  it('leaves out what it does not know', () => {
    const read = readToServer(JSON.stringify({ ...move, peek: true }));
    expect(read).toEqual({ ok: true, message: move });
  });
});
