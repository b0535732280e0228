import type { RoquefortView } from '@castellan/roquefort';
import { beforeAll, describe, expect, it } from 'vitest';
import { forecastWords, pairsOf, winsCheese } from '../src/games/roquefort/table/forecast.js';
import { choicesOf, NO_CHOICES, roofsBeside } from '../src/games/roquefort/table/offers.js';
import { sceneOf } from '../src/games/roquefort/table/scene.js';
import { promptWords } from '../src/games/roquefort/table/words.js';
import { speakOfRoquefort } from '../src/games/roquefort/texts/table.js';
import { arranged, BEFORE_FEAST, type Lies } from './harness/arranged.js';
import { tableOf } from './harness/brain.js';
import { en } from './harness/texts.js';

const NAMES = ['Anna', 'Ben'];
const NOTHING = { kind: 'nothing' } as const;
const BARE: Lies = { spares: ['blank', 'blank'] };
const TRAP: Lies = { spares: ['trap', 'blank'], a2: 'blank' };

beforeAll(() => speakOfRoquefort());

/** What whoever is to move is shown after these moves. */
function shown(moves: readonly string[], lies: Lies) {
  const sitters = NAMES.map((name, look) => ({ name, bot: null, look }));
  const kept = { ...JSON.parse(arranged(moves, lies)), sitters, version: 0 };
  const table = tableOf(kept);
  const [{ view, offers }] = table.fullUpdate(table.actors()).sights;
  return {
    view: view as RoquefortView,
    choices: choicesOf(offers),
    scene: sceneOf(view as RoquefortView, null),
    held: NOTHING,
    busy: false,
  };
}

describe('what is asked for is true at the moment', () => {
  const BEGUN = ['place a1', 'place g7'];
  const { prompt } = en;

  it('at the beginning of a turn, in the middle and when all is done', () => {
    const begun = shown(BEGUN, BARE);
    expect(promptWords('Anna', begun)).toBe(prompt.begin('Anna', ['mouse', 'roof', 'slot']));
    const lifted = shown([...BEGUN, 'uncover K'], BARE);
    expect(promptWords('Anna', lifted)).toBe(prompt.go('Anna'));
    const spent = shown([...BEGUN, 'uncover K', 'run a1-a2', 'run a2-a3', 'slide g6'], BARE);
    expect(promptWords('Anna', spent)).toBe(prompt.done('Anna'));
    expect(promptWords('Ben', shown([], BARE))).toBe(prompt.place('Ben'));
  });

  it('nothing is asked for while something is being shown, however many actions are left', () => {
    for (const actionsLeft of [4, 3, 2, 0]) {
      const { view, ...rest } = shown(BEGUN, BARE);
      const asked = { ...rest, view: { ...view, actionsLeft }, choices: NO_CHOICES, busy: true };
      expect(promptWords('Anna', asked)).toBe(prompt.turn('Anna'));
    }
  });

  it('with something in hand', () => {
    const asked = shown([...BEGUN, 'uncover K'], BARE);
    const holding = (held: Parameters<typeof promptWords>[1]['held']) =>
      promptWords('Anna', { ...asked, held });
    expect(holding({ kind: 'mouse', cell: 'a1' })).toBe(prompt.mouse('Anna'));
    expect(holding({ kind: 'outside' })).toBe(prompt.enter('Anna'));
    expect(holding({ kind: 'spare', slot: null })).toBe(prompt.slide('Anna'));
    expect(holding({ kind: 'spare', slot: 'a2' })).toBe(prompt.push('Anna'));
  });

  it('of a mouse that cannot run: a roof beside it, if one can be lifted', () => {
    const held = { kind: 'mouse', cell: 'a1' } as const;
    const stuck = shown(BEGUN, BARE);
    expect(promptWords('Anna', { ...stuck, held })).toBe(prompt.stuck('Anna'));
    // a corner is enough
    expect(roofsBeside('a1', stuck.choices, stuck.scene).map(({ letter }) => letter)).toEqual([
      'K',
      'N',
      'Q',
    ]);
    const { choices } = shown([...BEGUN, 'uncover K', 'run a1-a2', 'run a2-a3', 'slide g6'], BARE);
    expect(promptWords('Anna', { ...stuck, choices, held })).toBe(prompt.stuckHere('Anna'));
  });
});

describe('what can be seen coming of a slide', () => {
  const { forecast, tile } = en;
  const foretold = (moves: readonly string[], lies: Lies, slot: string) => {
    const { choices, scene } = shown(moves, lies);
    const choice = choices.slide.get(slot);
    if (choice === undefined) throw new Error(`${slot} is barred`);
    return { said: forecastWords(choice, slot, scene, NAMES), choice, scene, choices };
  };

  it('cheese, for whoever gets it, and which slots bring it', () => {
    const { moves, lies } = BEFORE_FEAST;
    const { said, choice, choices, scene } = foretold(moves, lies, 'a2');
    expect(said).toEqual([forecast.youGet(tile.C1), forecast.youGet(tile.C2)]);
    const pairs = pairsOf(scene, 'a2', choice.foresight.events);
    expect(pairs.map(({ cell, tile: on }) => `${cell} ${on}`).sort()).toEqual([
      'a2 C1',
      'a4 C2',
      'b3 C1',
      'c2 C2',
    ]);
    const winning = [...choices.slide].flatMap(([slot, one]) => (winsCheese(one) ? [slot] : []));
    expect(winning).toContain('a2');
    expect(winning).not.toContain('d7');
    // the other one looks at the same castle: it is not theirs
    const others = foretold([...moves, 'end'], lies, 'a2');
    expect(others.said).toEqual([forecast.gets('Anna', tile.C1), forecast.gets('Anna', tile.C2)]);
    expect(winsCheese(others.choice)).toBe(false);
  });

  it('a fall, one’s own and others’', () => {
    const before = ['place a1', 'place g7', 'uncover K', 'run a1-a2'];
    expect(foretold(before, TRAP, 'a2').said).toEqual([forecast.yoursFalls('a2')]);
    expect(foretold([...before, 'end'], TRAP, 'a2').said).toEqual([forecast.falls('Anna', 'a2')]);
  });

  it('and not what lies under roofs: whatever it is, the same is said', () => {
    const moves = ['place a1', 'place g7', 'uncover K', 'uncover N', 'run a1-a2', 'end', 'end'];
    // b2 was seen and lies under its roof again; pushed from the other side it comes below the mouse
    const said = ['trap', 'C1', 'blank'].map((b2) => foretold(moves, { ...BARE, b2 }, 'g2').said);
    for (const one of said) expect(one).toEqual([forecast.unsure(['a2'])]);
    expect(foretold(moves, BARE, 'd1').said).toEqual([forecast.nothing]);
    // what drops out of the open is seen beforehand
    const last = foretold(moves, { ...BARE, a4: 'C3' }, 'g4').said;
    expect(last).toEqual([forecast.nothing, forecast.dropsOut(tile.C3)]);
  });
});
