import { type AnyBotSupport, Drawer, SeededChance, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { dealAnew } from '../../../ai/test/deal-anew.js';
import * as chateauRules from '../games/oh-mon-chateau/rules.js';
import win from '../games/roquefort/learn/lessons/9-win.js';
import * as roquefortRules from '../games/roquefort/rules.js';
import { actionsOf } from '../learn/lesson.js';
import { hintAt, whyAt } from '../tables/hints.js';
import { newest, Practice } from './practice.js';

const botSupport: AnyBotSupport = roquefortRules.botSupport;
const game = newest('roquefort', roquefortRules.versions);

/** Random play; yields the position at every decision of somebody's. */
function* positions(seed: string, input: object): Generator<RoquefortState> {
  const chance = new SeededChance(seed);
  const state = roquefort.start(unwrap(roquefort.prepare(input, chance)));
  const drawer = new Drawer(roquefort.maxLegal);
  const legal = new Int32Array(roquefort.maxLegal);
  while (!state.isOver()) {
    if (state.isChance()) state.apply(-1, drawer.draw(state, chance), null);
    else {
      yield state;
      state.apply(state.turn, legal[chance.below(state.legal(state.turn, legal))], null);
    }
  }
}

/** In how many of some positions a hint changes with what lies under roofs, and in how many something moved there. */
async function changes(input: object): Promise<{ readonly changed: number; readonly moved: number }> {
  const chance = new SeededChance('hints');
  let [met, changed, moved] = [0, 0, 0];
  for (const state of positions('a game for hints', input)) {
    if (met++ % 7 !== 0) continue;
    if (met > 140) break;
    const other = dealAnew(state, chance);
    if (other.bytes.some((byte, i) => byte !== state.bytes[i])) moved++;
    const ask = (shown: RoquefortState) => hintAt(game, botSupport, state.options, shown, state.turn);
    if (JSON.stringify(await ask(other)) !== JSON.stringify(await ask(state))) changed++;
  }
  return { changed, moved };
}

describe('a hint', () => {
  it('is the same whatever lies where the seat cannot look, also where it was seen before', async () => {
    const { changed, moved } = await changes({ players: 2 });
    expect(moved).toBeGreaterThan(5);
    expect(changed).toBe(0);
  });

  it('of somebody with the memory aid does change: the test can see it', async () => {
    expect((await changes({ players: 2, memoryAid: true })).changed).toBeGreaterThan(0);
  });

  it('is a whole turn by the rules, with reasons: here it wins', async () => {
    const { table } = new Practice(game, win.position, win.replies);
    const hint = await hintAt(game, botSupport, table.options, table, 0);
    expect(hint?.moves.length).toBe(3);
    expect(hint?.reasons).toContainEqual({ kind: 'wins', by: 'goal' });
  });
});

describe('why somebody did something', () => {
  it('is told of the last turn of another, as whoever asks could see it', () => {
    const options = unwrap(game.prepare({ players: 2, first: 0 }, null));
    const turns = [
      'draw spare trap / place a7 / place a1',
      'uncover D / draw a6 C6 / run a7-a6 / end',
      'slide a6 / draw spare C1',
    ];
    const actions = actionsOf({ options: {}, turns });
    const why = whyAt(game, roquefortRules.botSupport, options, actions, 0);
    expect(why?.seat).toBe(1);
    expect(why?.reasons).toContainEqual({ kind: 'traps', seat: 0, cell: 'a6' });
    // nobody else has acted yet
    expect(whyAt(game, roquefortRules.botSupport, options, ['draw spare trap', 'place a7'], 0)).toBeNull();
  });

  it('is told of Oh mon château, too', () => {
    const chateau = newest('oh-mon-chateau', chateauRules.versions);
    const options = unwrap(chateau.prepare({ players: 2, first: 1 }, null));
    const turns = [
      'roll wood stone / 1:take wood 1,4 / 0:pass / take stone 2,4 / build 1,4-2,4 / end / roll gold food',
    ];
    const why = whyAt(chateau, chateauRules.botSupport, options, actionsOf({ options: {}, turns }), 0);
    expect(why).toMatchObject({ seat: 1, reasons: [{ kind: 'builds', part: 'tower', points: 2 }] });
  });
});
