import { readFileSync } from 'node:fs';
import type { RoquefortView } from '@castellan/roquefort';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { HintsOf } from '../src/games/roquefort/table/hints.js';
import { choicesOf } from '../src/games/roquefort/table/offers.js';
import { sceneOf } from '../src/games/roquefort/table/scene.js';
import { StageView } from '../src/games/roquefort/table/stage-view.js';
import { drawn } from './drawn.js';
import { arranged } from './harness/arranged.js';
import { tableOf } from './harness/brain.js';

/** A mouse on cheese right behind a tower: what one sees of it decides the next run. */
function behindTheTower() {
  const moves = ['place a1', 'place g7', 'uncover K', 'run a1-a2'];
  const record = JSON.parse(arranged(moves, { spares: ['blank'], a2: 'C3' }));
  const sitters = ['Anna', 'Ben'].map((name, look) => ({ name, bot: null, look }));
  const table = tableOf({ ...record, sitters, version: 0 });
  const [{ view, offers }] = table.fullUpdate(table.actors()).sights;
  const scene = sceneOf(view as RoquefortView, null);
  return { scene, choices: choicesOf(offers) };
}

describe('what is painted over what', () => {
  it('neither towers nor the low sun lie over a mouse and the badge of its cheese', () => {
    const { scene } = behindTheTower();
    const { id } = scene.mice.find(({ place }) => place === 'a2') ?? expect.fail('nobody is there');
    for (const turns of [0, 1, 2, 3]) {
      const all = drawn(h(StageView, { scene, turns, looks: [0, 1], extras: [], lane: null }));
      const fills = all.map(({ attributes }) => attributes.fill);
      const mouse = all.findIndex(({ attributes }) => attributes['data-piece'] === `mouse-${id}`);
      expect(fills.lastIndexOf('url(#cr-sun)')).toBeGreaterThan(0);
      expect(mouse).toBeGreaterThan(fills.lastIndexOf('url(#cr-sun)'));
      expect(mouse).toBeGreaterThan(fills.lastIndexOf('url(#cr-round)'));
    }
  });

  it('a tile that is about to come in lies below whoever stands there, whatever they wear', () => {
    const { scene, choices } = behindTheTower();
    const shown = (slot: string) =>
      drawn(
        h(HintsOf, {
          scene,
          choices,
          held: { kind: 'spare', slot },
          isExplained: true,
          turns: 0,
          looks: [3, 1],
        }),
      );
    const [tile, mouse] = shown('a2').filter(({ attributes }) => /ghost|above/.test(`${attributes.class}`));
    expect(tile.attributes.class).toBe('ghost');
    expect(mouse.attributes.class).toBe('above');
    expect(`${tile.attributes.transform}`).toContain(`${mouse.attributes.transform}`);
    // in the colour of their dress
    expect(JSON.stringify(shown('a2'))).toContain('--mouse-3');
    // where nobody stands there is only the tile
    expect(shown('a6').filter(({ attributes }) => attributes.class === 'above')).toEqual([]);
  });

  it('the dots of a roof that can be lifted lie on a dark line: one of the two is seen on any roof', () => {
    const { scene, choices } = behindTheTower();
    const hints = drawn(
      h(HintsOf, { scene, choices, held: { kind: 'nothing' }, isExplained: true, turns: 0, looks: [0, 1] }),
    );
    const lines = hints.filter(({ attributes }) => String(attributes.class).startsWith('liftable'));
    expect(lines.map(({ attributes }) => attributes.class)).toEqual(['liftable under', 'liftable']);
    expect(lines[0].attributes.d).toBe(lines[1].attributes.d);
    const styles = readFileSync('web/src/games/roquefort/styles/castle.css', 'utf8');
    const widthOf = (rule: string) =>
      Number(new RegExp(`\\${rule} \\{[^}]*stroke-width: (\\d+)`).exec(styles)?.[1]);
    expect(widthOf('.liftable.under')).toBeGreaterThanOrEqual(widthOf('.liftable') + 4);
    expect(styles).toMatch(/\.liftable\.under \{[^}]*stroke: var\(--art-ink\)/);
  });
});
