import type { RoquefortEvent } from '@castellan/roquefort';
import type { Recalled } from '../../common/recall.js';
import type { RoquefortTable } from '../table/roquefort-table.js';
import { sceneOf } from '../table/scene.js';
import type { Stage } from '../table/stage.js';
import { asMayBeSeen } from './forgotten.js';

type View = RoquefortTable['view']['value'];

const BREATH = 250;

/** Shows what the others did once more, and then where one is, whether it was seen to its end or not. */
export async function showAgain(
  play: RoquefortTable,
  stage: Stage,
  past: Recalled<View, RoquefortEvent>,
  tell: (events: readonly RoquefortEvent[]) => void,
): Promise<void> {
  const now = play.view.peek();
  const shown = asMayBeSeen(past, now);
  const show = (view: View): void => {
    play.scene.value = sceneOf(view, play.scene.peek());
  };
  show(shown[0].before);
  for (let i = 0; i < past.steps.length && play.recalling.peek(); i++) {
    await stage.play(shown[i].events, BREATH);
    show(shown[i + 1]?.before ?? now);
    tell(shown[i].events.filter((event) => event.type !== 'seen' || event.tile !== 'unknown'));
  }
  show(now);
}
