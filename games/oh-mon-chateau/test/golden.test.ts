import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, type GameRecord, parseRecord, replay, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type ChateauEvent, type ChateauState, ohMonChateau, ohMonChateauVersions } from '../src/index.js';

const folder = new URL('golden/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.record.json'))
  .map((file) => file.replace('.record.json', ''));

const textOf = (name: string): string => readFileSync(new URL(`${name}.record.json`, folder), 'utf8');
const recordOf = (name: string): GameRecord => unwrap(parseRecord(textOf(name)));
const gameOf = ({ rulesVersion }: GameRecord) => {
  const game = ohMonChateauVersions.find((one) => one.rulesVersion === rulesVersion);
  if (game === undefined) throw new Error(`nobody plays version ${rulesVersion}`);
  return game;
};
const endOf = (name: string): ChateauState => unwrap(replay(gameOf(recordOf(name)), recordOf(name)));

/** What was done in a phase, and what happened then. */
function inPhase(name: string, wanted: string): { moves: string[]; events: ChateauEvent[] } {
  const moves: string[] = [];
  const events: ChateauEvent[] = [];
  const record = recordOf(name);
  unwrap(
    replay(gameOf(record), record, ({ state, actor, action, n }) => {
      if (state.view().phase !== wanted) return;
      moves.push(record.actions[n]);
      state.copy().apply(actor, action, events);
    }),
  );
  return { moves, events };
}

/** Passes of the seat whose turn it is. */
function dicePassed(name: string): number {
  const record = recordOf(name);
  let count = 0;
  unwrap(
    replay(gameOf(record), record, ({ state, actor, n }) => {
      if (actor === state.turn && record.actions[n].endsWith('pass')) count++;
    }),
  );
  return count;
}

describe('golden records', () => {
  it.each(names)('replay to the same end: %s', (name) => {
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.expected.json`, folder), 'utf8'));
    const state = endOf(name);
    expect({ outcome: state.outcome(), state: ohMonChateau.describe(state) }).toEqual(expected);
    expect(recordOf(name).rulesVersion).toBe(name.startsWith('v2-') ? 2 : 1);
    expect(formatRecord(recordOf(name))).toBe(textOf(name));
  });

  it.each([1, 2])('hold both modes with every number of players, version %i', (version) => {
    const records = names.map(recordOf).filter(({ rulesVersion }) => rulesVersion === version);
    const kinds = new Set(records.map(({ options }) => `${options.mode} ${options.players}`));
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

  it('hold every way in which a game of version 2 can end', () => {
    const wins = endOf('v2-finisher-wins');
    expect(wins.outcome()).toMatchObject({ reason: 'castle', winners: [wins.finisher] });
    const loses = endOf('v2-finisher-loses');
    expect(loses.outcome()?.winners).toHaveLength(1);
    expect(loses.outcome()?.winners).not.toContain(loses.finisher);
    for (const [name, reason, count] of [
      ['v2-tie', 'castle', 2],
      ['v2-tie-of-three', 'castle', 3],
      ['v2-stall', 'stall', 1],
      ['v2-stall-tie', 'stall', 2],
      ['v2-dice-left', 'castle', 1],
      ['v2-dice-left-stall', 'stall', 1],
    ] as const) {
      expect(endOf(name).outcome()?.reason).toBe(reason);
      expect(endOf(name).outcome()?.winners.length).toBeGreaterThanOrEqual(count);
    }
  });

  it('[O3.4] leave dice where that is allowed, and nowhere else', () => {
    for (const name of names) {
      const { rulesVersion, options } = recordOf(name);
      if (rulesVersion === 2 && options.mustUseDice === true) expect(dicePassed(name), name).toBe(0);
    }
    for (const name of ['v1-dice-left', 'v2-dice-left', 'v2-dice-left-stall', 'v2-dice-left-tokens-lost'])
      expect(dicePassed(name), name).toBeGreaterThan(0);
    const { rulesVersion: _version, ...left } = recordOf('v1-dice-left');
    expect(replay(ohMonChateau, { ...left, rulesVersion: 2 })).toMatchObject({
      error: { cause: { kind: 'illegal-move', rule: 'O3.4' } },
    });
  });

  it('[O5.2] lose tokens in the last building of version 2, and place them in that of version 1', () => {
    for (const name of names)
      if (recordOf(name).rulesVersion === 2)
        expect(inPhase(name, 'final').moves.join(), name).not.toMatch(/put/);
    const lostBy = (name: string) =>
      inPhase(name, 'final').events.flatMap((event) => (event.type === 'tokensLost' ? [event.guest] : []));
    expect(lostBy('v2-final-tokens-lost')).not.toEqual([]);
    expect(lostBy('v2-dice-left-tokens-lost')).not.toEqual([]);
    expect(lostBy('v2-final-architecte')).toContain('architecte');
    expect(inPhase('v2-final-magicien', 'final').moves.join()).toMatch(/move/);
    expect(inPhase('v2-final-for-nothing', 'final').moves.join()).toMatch(/activate/);
    for (const name of ['v1-final-tokens', 'v1-final-architecte']) {
      expect(inPhase(name, 'final').moves.join(), name).toMatch(/put/);
      expect(replay(ohMonChateau, { ...recordOf(name), rulesVersion: 2 }).ok, name).toBe(false);
    }
  });

  it('[O5.4] go on by a flag drawn by a die in version 2, and end in spite of it in version 1', () => {
    const [first, second] = [ohMonChateauVersions[1], ohMonChateau];
    const saved = recordOf('v2-flag-saves');
    const { mustUseDice: _unknown, ...options } = saved.options;
    expect(replay(second, saved).ok).toBe(true);
    expect(replay(first, { ...saved, options })).toMatchObject({ error: { cause: { rule: 'O5.4' } } });
    const stalled = recordOf('v1-flag-before-stall');
    expect(endOf('v1-flag-before-stall').outcome()?.reason).toBe('stall');
    const today = unwrap(replay(second, { ...stalled, options: { ...stalled.options, mustUseDice: false } }));
    expect(today.outcome()).toBeNull();
  });

  it('hold what is rare', () => {
    const lightning = 'architecte|bohemienne|bucheron|dagobert|magicien|marchand|mineur|paysan';
    expect(recordOf('theft-of-lightning').actions.join('\n')).toMatch(
      new RegExp(`^steal (${lightning})$`, 'm'),
    );
    const final = (name: string): string => inPhase(name, 'final').moves.join();
    expect(final('final-theft')).toContain('steal');
    expect(final('final-dagobert')).toContain('activate dagobert');
    expect(final('final-fourth-tower')).toMatch(/build 1,[24]-[12],4/);
    const last = inPhase('last-guest-dagobert', 'build').moves;
    expect(last.slice(last.lastIndexOf('invite dagobert'))[2]).toMatch(/^roll /);
  });

  it('do not go on after the end', () => {
    for (const [name, rule] of [
      ['finisher-wins', 'O5.1'],
      ['stall', 'O5.4'],
    ]) {
      const record = recordOf(name);
      expect(replay(gameOf(record), { ...record, actions: [...record.actions, 'end'] })).toMatchObject({
        error: { kind: 'bad-record-move', place: `actions[${record.actions.length}]`, cause: { rule } },
      });
    }
  });

  it('need to say who acts where several may', () => {
    const record = recordOf('stall');
    const actions = record.actions.map((action) => action.replace(/^\d:/, ''));
    expect(replay(gameOf(record), { ...record, actions })).toMatchObject({
      error: { kind: 'bad-record-move', cause: { kind: 'malformed-move' } },
    });
  });
});
