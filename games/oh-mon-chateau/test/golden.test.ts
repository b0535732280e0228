import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, type GameRecord, parseRecord, replay, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type ChateauState, ohMonChateau } from '../src/index.js';

const folder = new URL('golden/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.record.json'))
  .map((file) => file.replace('.record.json', ''));

const textOf = (name: string): string => readFileSync(new URL(`${name}.record.json`, folder), 'utf8');
const recordOf = (name: string): GameRecord => unwrap(parseRecord(textOf(name)));
const endOf = (name: string): ChateauState => unwrap(replay(ohMonChateau, recordOf(name)));

describe('golden records', () => {
  it.each(names)('replay to the same end: %s', (name) => {
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.expected.json`, folder), 'utf8'));
    const state = endOf(name);
    expect({ outcome: state.outcome(), state: ohMonChateau.describe(state) }).toEqual(expected);
    expect(formatRecord(recordOf(name))).toBe(textOf(name));
  });

  it('hold both modes with every number of players', () => {
    const kinds = new Set(names.map((name) => recordOf(name).options).map((o) => `${o.mode} ${o.players}`));
    expect([...kinds].sort()).toEqual([
      'grands-architectes 2',
      'grands-architectes 3',
      'grands-architectes 4',
      'petits-batisseurs 2',
      'petits-batisseurs 3',
      'petits-batisseurs 4',
    ]);
  });

  it('hold every way in which a game can end', () => {
    const wins = endOf('finisher-wins');
    expect(wins.outcome()).toMatchObject({ reason: 'castle', winners: [wins.finisher] });
    const loses = endOf('finisher-loses');
    expect(loses.outcome()?.winners).toHaveLength(1);
    expect(loses.outcome()?.winners).not.toContain(loses.finisher);
    expect(endOf('tie').outcome()).toMatchObject({ reason: 'castle', winners: [0, 1] });
    expect(endOf('tie-of-three').outcome()).toMatchObject({ reason: 'castle', winners: [0, 1, 2] });
    expect(endOf('stall').outcome()).toMatchObject({ reason: 'stall', winners: [2] });
    expect(endOf('stall-tie').outcome()).toMatchObject({ reason: 'stall', winners: [0, 2] });
  });

  it('hold what is rare', () => {
    const lightning = 'architecte|bohemienne|bucheron|dagobert|magicien|marchand|mineur|paysan';
    expect(recordOf('theft-of-lightning').actions.join('\n')).toMatch(
      new RegExp(`^steal (${lightning})$`, 'm'),
    );
    /** The actions made in a phase. */
    const inPhase = (name: string, wanted: string): string[] => {
      const moves: string[] = [];
      const record = recordOf(name);
      unwrap(
        replay(ohMonChateau, record, ({ state, n }) => {
          if (state.view().phase === wanted) moves.push(record.actions[n]);
        }),
      );
      return moves;
    };
    expect(inPhase('final-theft', 'final').join()).toContain('steal');
    expect(inPhase('final-dagobert', 'final')).toContain('activate dagobert');
    expect(inPhase('final-fourth-tower', 'final').join()).toMatch(/build 1,[24]-[12],4/);
    const last = inPhase('last-guest-dagobert', 'build');
    expect(last.slice(last.lastIndexOf('invite dagobert'))[2]).toMatch(/^roll /);
  });

  it('do not go on after the end', () => {
    for (const [name, rule] of [
      ['finisher-wins', 'O5.1'],
      ['stall', 'O5.4'],
    ]) {
      const record = recordOf(name);
      expect(replay(ohMonChateau, { ...record, actions: [...record.actions, 'end'] })).toMatchObject({
        error: { kind: 'bad-record-move', place: `actions[${record.actions.length}]`, cause: { rule } },
      });
    }
  });

  it('need to say who acts where several may', () => {
    const record = recordOf('stall');
    const actions = record.actions.map((action) => action.replace(/^\d:/, ''));
    expect(replay(ohMonChateau, { ...record, actions })).toMatchObject({
      error: { kind: 'bad-record-move', cause: { kind: 'malformed-move' } },
    });
  });
});
