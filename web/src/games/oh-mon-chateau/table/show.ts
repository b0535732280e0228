import type { ChateauEvent, ChateauView } from '@castellan/oh-mon-chateau';
import { botPace, pace, settings } from '../../../shell/settings.js';
import { playSound, type SoundName } from '../../../sound/sounds.js';
import type { ChateauTable } from './chateau-table.js';

const ROLL = 700;
const BEAT = 300;
/** A guest takes longer to look at. */
const GUEST_BEAT = 800;
/** Great moments are seen by everybody, large; a castle that is complete longest of all. */
const MOMENTS: Readonly<Partial<Record<ChateauEvent['type'], number>>> = {
  drewSun: 1900,
  drewCloud: 1300,
  stole: 2100,
  finished: 3000,
};

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
  guestActed: 'step',
  stole: 'jump',
  finished: 'end',
};

/** What a show changes: the screen of a table or of a replay. */
export type ChateauScene = Pick<ChateauTable, 'shown' | 'rolling' | 'leaving' | 'doing' | 'moment'> & {
  near(): number;
  /** Where somebody here rolls with their own hand: resolves when they have. */
  readonly handRoll?: (seat: number, count: number) => Promise<void> | null;
  /** Who is a bot: their doings are shown at the pace that is wanted for bots. */
  readonly isBot?: (seat: number) => boolean;
};

/**
 * What happened, one thing after another: dice tumble before they lie, tokens drop and come back, and what others do
 * stays beside their name for a moment. The view comes at the end and is the truth.
 */
export async function showEvents(
  scene: ChateauScene,
  events: readonly ChateauEvent[],
  view: ChateauView,
  skipping: () => boolean,
): Promise<void> {
  for (const event of events) {
    if (event.type === 'rolled') {
      const rolled = event === events.at(-1) ? scene.handRoll?.(event.seat, event.dice.length) : null;
      if (rolled) {
        // nothing of the roll is seen before it is made; everything else has been
        scene.doing.value = null;
        scene.shown.value = { ...view, turn: event.seat, dice: [] };
        await rolled;
      }
    }
    if (skipping()) continue;
    const sound = SOUNDS[event.type];
    if (sound === undefined) continue;
    playSound(sound);
    const wait = (length: number) => pause(lengthFor(event, length, scene), skipping);
    scene.doing.value = event;
    if (event.type === 'rolled') {
      scene.shown.value = { ...scene.shown.value, phase: 'dice', dice: event.dice, turn: event.seat };
      scene.rolling.value = true;
      await wait(ROLL);
      scene.rolling.value = false;
    } else if (event.type === 'cleared') {
      // tokens are seen going back before they are gone
      if (event.seat === scene.near()) scene.leaving.value = new Set(event.cells);
      await wait(BEAT);
      scene.shown.value = withTokens(scene.shown.value, event);
      scene.leaving.value = new Set();
    } else if (event.type === 'placedToken' || event.type === 'movedToken') {
      scene.shown.value = withTokens(scene.shown.value, event);
      await wait(BEAT);
    } else if (MOMENTS[event.type] !== undefined) {
      // a castle that is complete is shown complete
      if (event.type === 'finished') scene.shown.value = view;
      scene.moment.value = event;
      await pause(MOMENTS[event.type] ?? 0, skipping);
      scene.moment.value = null;
    } else await wait(/guest/.test(event.type) ? GUEST_BEAT : BEAT);
  }
  scene.doing.value = null;
  scene.leaving.value = new Set();
  scene.rolling.value = false;
  scene.shown.value = view;
}

type TokenEvent = ChateauEvent & { type: 'placedToken' | 'movedToken' | 'cleared' };

function withTokens(view: ChateauView, event: TokenEvent): ChateauView {
  const castles = view.castles.map((castle, seat) => {
    if (seat !== event.seat) return castle;
    const gone = event.type === 'cleared' ? event.cells : event.type === 'movedToken' ? [event.from] : [];
    const come = event.type === 'placedToken' ? [event.cell] : event.type === 'movedToken' ? [event.to] : [];
    const tokens = [...castle.tokens.filter((cell) => !gone.includes(cell)), ...come];
    return { ...castle, tokens, tokensLeft: castle.tokensLeft + gone.length - come.length };
  });
  return { ...view, castles };
}

function lengthFor(event: ChateauEvent, length: number, { isBot }: ChateauScene): number {
  if (isBot === undefined || !('seat' in event) || !isBot(event.seat)) return length;
  const { times, breath } = botPace.value;
  return length * times + breath / 2;
}

/** Without motion things still come one after another, a little faster. */
function pause(milliseconds: number, skipping: () => boolean): Promise<void> {
  const calm = pace.value === 0;
  const time = settings.value.speed === 'instant' ? 0 : milliseconds * (calm ? 0.6 : pace.value);
  if (time === 0 || skipping()) return Promise.resolve();
  return new Promise((wake) => {
    const until = performance.now() + time;
    const look = (): void => {
      if (skipping() || performance.now() >= until) wake();
      else setTimeout(look, Math.min(40, Math.max(4, until - performance.now())));
    };
    look();
  });
}
