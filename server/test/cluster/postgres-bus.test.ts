import { expect, it } from 'vitest';
import type { BusMessage } from '../../src/cluster/bus.js';
import type { Link } from '../../src/cluster/postgres/link.js';
import { PostgresBus } from '../../src/cluster/postgres/postgres-bus.js';

/** A connection that stands while the database can do nothing: its disk is full. */
class FullLink {
  readonly isUp = true;
  refusals: number;
  readonly heard: string[] = [];
  #told: (() => void) | null = null;

  constructor(refusals: number) {
    this.refusals = refusals;
  }

  async query(_sql: string, [, notes]: [string, string[]]): Promise<void> {
    if (this.refusals-- > 0) throw new Error('could not access status of transaction 0');
    this.heard.push(...notes);
    this.#told?.();
  }

  async until(fits: () => boolean): Promise<void> {
    while (!fits())
      await new Promise<void>((told) => {
        this.#told = told;
      });
  }
}

function busOn(link: FullLink, complaints: string[]): PostgresBus {
  return new PostgresBus('one', link as unknown as Link, (what) => complaints.push(what));
}

/** A node that hears all of it: what was told, and how often it was told to read everything anew. */
function hearing(notes: readonly string[]): { types: string[]; gaps: number } {
  const other = new PostgresBus('other', new FullLink(0) as unknown as Link, () => {});
  const types: string[] = [];
  let gaps = 0;
  other.listen({
    message: ({ type }) => types.push(type),
    gap: () => {
      gaps++;
    },
  });
  for (const note of notes) other.heard(note);
  return { types, gaps };
}

const rows = (table: string): BusMessage => ({ type: 'rows', table });

it('words that a full disk refuses are said again, in order, when there is room', async () => {
  const link = new FullLink(2);
  const complaints: string[] = [];
  const bus = busOn(link, complaints);
  bus.tell(rows('first'));
  bus.tell({ type: 'gone', table: 'second' });
  await link.until(() => link.heard.length > 0);
  expect(hearing(link.heard)).toEqual({ types: ['rows', 'gone'], gaps: 0 });
  expect(complaints).toEqual(['telling other nodes', 'telling other nodes']);
});

it('when too many had to wait the others are told that they have missed something', async () => {
  const link = new FullLink(1);
  const bus = busOn(link, []);
  for (let n = 0; n < 2_100; n++) bus.tell(rows(`table ${n}`));
  await link.until(() => link.heard.some((note) => note.includes('missed')));
  const { types, gaps } = hearing(link.heard);
  expect(types.filter((type) => type === 'rows').length).toBe(2_000);
  expect(gaps).toBe(1);
});
