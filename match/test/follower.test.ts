import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type JsonObject, SeededChance, SPECTATOR, unwrap } from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { type Entry, Follower, Table, type Update } from '../src/index.js';

const entropy = (seed: string) => (actions: number) => new SeededChance(`${seed}/${actions}`);

const TABLES: readonly (readonly [AnyGame, JsonObject])[] = [
  [roquefort as AnyGame, { players: 2, stallTurns: 20 }],
  [roquefort as AnyGame, { players: 3, memoryAid: [true, false, false], stallTurns: 6, noPushBack: true }],
  [roquefort as AnyGame, { players: 4, goal: 4, stallTurns: 6 }],
  [ohMonChateau as AnyGame, { players: 3, mode: 'petits-batisseurs', stallTurns: 10 }],
  [ohMonChateau as AnyGame, { players: 4, mode: 'grands-architectes', stallTurns: 10 }],
];

function openTable(game: AnyGame, input: JsonObject, seed: string): Table {
  const options = unwrap(game.prepare(input, new SeededChance(seed)));
  const sitters = Array.from({ length: Number(options.players) }, (_, look) => ({
    name: '',
    bot: null,
    look,
  }));
  return Table.open('t', game, options, sitters, entropy(seed));
}

/** Plays at random, some moves taken back, and calls after each change. */
function playThrough(table: Table, seed: string, changed: (chance: SeededChance) => void): void {
  const chance = new SeededChance(seed);
  for (let n = 0; !table.isOver(); n++) {
    const undo = table.mayUndo();
    const actors = table.actors();
    const seat = actors[chance.below(actors.length)];
    if (undo !== null && chance.below(8) === 0)
      unwrap(table.handle({ type: 'undo', seat: undo, version: table.version, moveId: `${n}` }));
    else {
      const { offers } = table.fullUpdate([seat]).sights[0];
      const { move } = offers[chance.below(offers.length)];
      unwrap(table.handle({ type: 'move', seat, version: table.version, moveId: `${n}`, move }));
    }
    changed(chance);
  }
}

/** A move of Oh mon château has many more consequences to look ahead to. */
const ROUNDS: Record<string, number> = { roquefort: 3, 'oh-mon-chateau': 1 };

/** Views are large and compared often; words for what differs are only needed where something does. */
function isSame(found: object, wanted: object): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/**
 * What somebody knew already and what they did not comes into the open in another order, and mice are alike: nothing
 * hangs on the order of what happened at once, nor of what may be done.
 */
function sorted(update: Update | null) {
  const offers = (list: Update['sights'][number]['offers']) =>
    [...list].sort((a, b) => (a.move < b.move ? -1 : 1));
  return {
    ...update,
    events: update?.events.map((event) => JSON.stringify(event)).sort(),
    sights: update?.sights.map((sight) => ({ ...sight, offers: offers(sight.offers) })),
  };
}

describe.each(TABLES)('a table with $1 that is followed from elsewhere', (game, input) => {
  it('shows the same to those who come early and late, move by move', () => {
    for (let round = 0; round < ROUNDS[game.id]; round++) {
      const table = openTable(game, input, `follow ${round}`);
      const observers = [SPECTATOR, ...Array.from({ length: table.seats }, (_, seat) => seat)];
      const followers = [new Follower('t', game, table.options, table.show(observers))];
      playThrough(table, `moves ${round}`, (chance) => {
        const step = table.lastStep();
        const update = table.update(observers);
        for (const follower of followers.filter(Boolean)) {
          // what opens up at the end is in views only
          if (step !== null && table.isOver()) expect(follower.take(step)?.outcome).toEqual(update.outcome);
          if (step === null || table.isOver()) {
            follower.show(table.show(observers));
            isSame(sorted(follower.update()), sorted(table.fullUpdate(observers)));
          } else isSame(sorted(follower.take(step)), sorted(update));
        }
        if (chance.below(10) === 0)
          followers.push(new Follower('t', game, table.options, table.show(observers)));
      });
    }
  });

  it('foresees only what then happens, and changes nothing by it', () => {
    const table = openTable(game, input, 'ahead');
    const holds = [0];
    const follower = new Follower('t', game, table.options, table.show(holds));
    let foreseen = 0;
    let unsure = 0;
    playThrough(table, 'ahead', () => {
      const step = table.lastStep();
      if (step === null) follower.show(table.show(holds));
      else {
        const before = follower.update();
        const ahead = follower.foresee(step.seat, step.move);
        isSame(follower.update(), before);
        const taken = follower.take(step);
        if (ahead === null) unsure++;
        else {
          foreseen++;
          isSame(ahead, taken ?? {});
        }
      }
    });
    expect(unsure).toBeGreaterThan(0);
    expect(foreseen).toBeGreaterThan(0);
  });

  it('is the same after being taken up again from its log, repeats and all', () => {
    const table = openTable(game, input, 'log');
    const log: Entry[] = [table.lastEntry() as Entry];
    playThrough(table, 'log', () => {
      log.push(table.lastEntry() as Entry);
      if (log.length % 50 > 0 && !table.isOver()) return;
      const again = unwrap(Table.fromLog('t', game, table.options, table.sitters, log, entropy('other')));
      const everybody = Array.from({ length: table.seats }, (_, seat) => seat);
      isSame(again.fullUpdate(everybody), table.fullUpdate(everybody));
      expect(again.record()).toEqual(table.record());
      const last = log.at(-1);
      if (last === undefined || last.kind === 'open') return;
      const { seat, moveId } = last;
      expect(again.handle({ type: 'undo', seat, version: 0, moveId })).toEqual({
        ok: true,
        value: table.version,
      });
      expect(again.version).toBe(table.version);
    });
  });
});

describe('a follower', () => {
  it('asks for views where a step is missing, comes twice or cannot be', () => {
    const game = roquefort as AnyGame;
    const table = openTable(game, { players: 2, first: 0 }, 'gap');
    const follower = new Follower('t', game, table.options, table.show([0]));
    unwrap(table.handle({ type: 'move', seat: 0, version: 0, moveId: 'a', move: 'place a1' }));
    const first = table.lastStep();
    unwrap(table.handle({ type: 'move', seat: 1, version: 1, moveId: 'b', move: 'place g7' }));
    const second = table.lastStep();
    if (first === null || second === null) throw new Error('both are steps');
    expect(follower.take(second)).toBeNull();
    expect(follower.take({ ...first, move: 'run a1-a2' })).toBeNull();
    expect(follower.take(first)?.version).toBe(1);
    expect(follower.take(first)).toBeNull();
    expect(follower.take(second)?.version).toBe(2);
  });

  it('does not foresee what somebody else has a part in', () => {
    const game = roquefort as AnyGame;
    const table = openTable(game, { players: 2, first: 0 }, 'gap');
    const follower = new Follower('t', game, table.options, table.show([0]));
    // then it is the other's turn; it is not theirs yet; there is no such move
    expect(follower.foresee(0, 'place a1')).toBeNull();
    expect(follower.foresee(1, 'place g7')).toBeNull();
    expect(follower.foresee(0, 'run a1-a2')).toBeNull();
  });
});
