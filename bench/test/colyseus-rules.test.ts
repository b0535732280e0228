import { parseMove, SeededChance } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { expect, it } from 'vitest';
import { begin, chanceOf, playOn } from '../src/server/peers/colyseus-rules.js';

const actions = new Int32Array(roquefort.maxLegal);

it('both ends of a room play the same games, one after the other', () => {
  const [ours, theirs] = [chanceOf('tea'), chanceOf('tea')];
  const choice = new SeededChance('load');
  let [here, there] = [begin(ours), begin(theirs)];
  for (let moves = 0; moves < 3000; moves++) {
    const seat = here.turn;
    const count = here.legal(seat, actions);
    expect(count).toBeGreaterThan(0);
    const action = actions[choice.below(count)];
    const read = parseMove(roquefort, there, seat, roquefort.writeMove(action));
    expect(read).toEqual({ ok: true, value: action });
    here = playOn(here, seat, action, ours);
    there = playOn(there, seat, action, theirs);
    expect([here.outcome(), there.bytes]).toEqual([null, here.bytes]);
  }
});
