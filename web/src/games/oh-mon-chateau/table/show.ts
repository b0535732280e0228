import type { ChateauEvent, ChateauView } from '@castellan/oh-mon-chateau';
import { pace, settings } from '../../../shell/settings.js';
import { playSound, type SoundName } from '../../../sound/sounds.js';
import type { ChateauPlay } from './play.js';

const ROLL = 650;
const BEAT = 260;

const SOUNDS: Readonly<Partial<Record<ChateauEvent['type'], SoundName>>> = {
  rolled: 'dice',
  placedToken: 'step',
  movedToken: 'step',
  cleared: 'slide',
  builtFloor: 'pencil',
  builtTower: 'pencil',
  builtWall: 'pencil',
  drewFlag: 'pencil',
  drewCloud: 'pencil',
  drewSun: 'cheese',
  drewInhabitants: 'pencil',
  guestArrived: 'roof',
  stole: 'jump',
  finished: 'end',
};

/**
 * What happened, one thing after another: dice tumble before they lie, tokens drop, and what others do stays on the
 * screen for a moment. The view comes at the end and is the truth.
 */
export async function showEvents(
  play: ChateauPlay,
  events: readonly ChateauEvent[],
  view: ChateauView,
  skipping: () => boolean,
): Promise<void> {
  for (const event of events) {
    if (skipping()) return;
    const sound = SOUNDS[event.type];
    if (sound !== undefined) playSound(sound);
    if (event.type === 'rolled') {
      play.shown.value = { ...play.shown.value, phase: 'dice', dice: event.dice, turn: event.seat };
      play.rolling.value = true;
      await wait(ROLL, skipping);
      play.rolling.value = false;
    } else if (event.type === 'placedToken' || event.type === 'movedToken' || event.type === 'cleared') {
      play.shown.value = withTokens(play.shown.value, event);
      await wait(BEAT, skipping);
    } else if (sound !== undefined) await wait(BEAT, skipping);
  }
  play.shown.value = view;
}

type TokenEvent = ChateauEvent & { type: 'placedToken' | 'movedToken' | 'cleared' };

function withTokens(view: ChateauView, event: TokenEvent): ChateauView {
  const castles = view.castles.map((castle, seat) => {
    if (seat !== event.seat) return castle;
    const gone = event.type === 'cleared' ? event.cells : event.type === 'movedToken' ? [event.from] : [];
    const come = event.type === 'placedToken' ? [event.cell] : event.type === 'movedToken' ? [event.to] : [];
    const tokens = [...castle.tokens.filter((cell) => !gone.includes(cell)), ...come];
    return { ...castle, tokens };
  });
  return { ...view, castles };
}

function wait(milliseconds: number, skipping: () => boolean): Promise<void> {
  const calm = pace.value === 0;
  const time = settings.value.speed === 'instant' ? 0 : milliseconds * (calm ? 0.6 : pace.value);
  if (time === 0 || skipping()) return Promise.resolve();
  return new Promise((wake) => setTimeout(wake, time));
}
