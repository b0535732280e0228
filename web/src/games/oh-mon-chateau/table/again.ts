import type { ChateauEvent, ChateauView } from '@castellan/oh-mon-chateau';
import type { ChateauTable } from './chateau-table.js';
import { type ChateauScene, showEvents } from './show.js';

/**
 * Shows what the others did once more: dice and tokens as they were, beside castles as they are, for what is drawn
 * follows the castles. Then everything is where it is.
 */
export async function showAgain(
  play: ChateauTable,
  scene: ChateauScene,
  tell: (events: readonly ChateauEvent[]) => void,
): Promise<void> {
  const past = play.recalled.peek();
  if (past === null) return;
  const now = play.view.peek();
  const views = [...past.steps, ...past.since].map(({ before }) => asItLay(before, now));
  play.shown.value = views[0];
  for (let i = 0; i < past.steps.length && play.recalling.peek(); i++) {
    const { events } = past.steps[i];
    await showEvents(scene, events, views[i + 1] ?? now, () => !play.recalling.peek());
    tell(events);
  }
  play.shown.value = now;
}

function asItLay({ dice, turn, castles }: ChateauView, now: ChateauView): ChateauView {
  return {
    ...now,
    dice,
    turn,
    castles: now.castles.map((castle, seat) => {
      const { tokens, tokensLeft } = castles[seat];
      return { ...castle, tokens, tokensLeft };
    }),
  };
}
