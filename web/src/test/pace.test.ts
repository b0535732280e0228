import type { ChateauEvent, ChateauView } from '@castellan/oh-mon-chateau';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ChateauScene, showEvents } from '../games/oh-mon-chateau/table/show.js';
import { botPace, change, DEFAULTS, type Settings } from '../shell/settings.js';

const [PERSON, BOT] = [0, 1];

/** How long a token that somebody puts down is shown, by a clock that goes as fast as nothing happens. */
async function shownFor(seat: number, wishes: Partial<Settings>): Promise<number> {
  change({ ...DEFAULTS, sound: false, ...wishes });
  const castle = { tokens: [], tokensLeft: 3 };
  const view = { castles: [castle, castle] } as unknown as ChateauView;
  const scene: ChateauScene = {
    shown: signal(view),
    rolling: signal(false),
    leaving: signal(new Set<string>()),
    doing: signal<ChateauEvent | null>(null),
    moment: signal<ChateauEvent | null>(null),
    near: () => PERSON,
    isBot: (one) => one === BOT,
  };
  const before = performance.now();
  const shown = showEvents(scene, [{ type: 'placedToken', seat, cell: '1,1' }], view, () => false);
  await vi.runAllTimersAsync();
  await shown;
  return performance.now() - before;
}

describe('bots move at a pace of their own', () => {
  afterEach(() => {
    vi.useRealTimers();
    change(DEFAULTS);
  });

  it('calmly if nobody has said anything, as fast as people if they shall be brisk, or at once', async () => {
    vi.useFakeTimers();
    const person = await shownFor(PERSON, {});
    expect(person).toBeGreaterThan(0);
    expect(await shownFor(BOT, {})).toBeGreaterThan(1.4 * person);
    expect(await shownFor(BOT, { botPace: 'brisk' })).toBe(person);
    expect(await shownFor(BOT, { botPace: 'instant' })).toBe(0);
    expect(await shownFor(PERSON, { botPace: 'instant' })).toBe(person);
  });

  it('and do not keep anybody waiting who wants everything at once', async () => {
    vi.useFakeTimers();
    expect(await shownFor(BOT, { speed: 'instant' })).toBe(0);
    expect(botPace.value).toEqual({ times: 0, breath: 0 });
  });
});
