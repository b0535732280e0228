import { computed, effect, signal } from '@preact/signals';
import { isLanguage, type Language, pickLanguage, speak } from '../i18n/i18n.js';
import { remembered } from './remembered.js';

/** What a person chose for this device. */
export type Settings = {
  readonly language: Language | 'system';
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** Prompts and refusals are read aloud by a voice of this device. */
  readonly readAloud: boolean;
  /** How one's own dice fall: by a tap, by a tap or a shake, or by themselves. */
  readonly dice: 'tap' | 'shake' | 'itself';
  /** Mice comment on what happens to them. */
  readonly miceSpeak: boolean;
  /** The screen lies flat between people: the room turns to whoever plays. */
  readonly boardTurns: boolean;
  /** Names of cells, slots and rooms stand on the board. */
  readonly coordinates: boolean;
  /** How long one has to follow what bots do. */
  readonly botPace: 'calm' | 'brisk' | 'instant';
  /** Online without strangers: no lobby, no ratings, no written messages. */
  readonly children: boolean;
  /** Was told once what it means that something glows. */
  readonly knowsGlow: boolean;
};

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  textSize: 'normal',
  motion: 'system',
  speed: 'normal',
  sound: true,
  volume: 40,
  readAloud: false,
  dice: 'tap',
  miceSpeak: true,
  boardTurns: false,
  coordinates: false,
  botPace: 'calm',
  children: false,
  knowsGlow: false,
};

const oneOf =
  <T>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

const CHECKS: { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  language: (value): value is Language | 'system' => value === 'system' || isLanguage(value),
  theme: oneOf('system', 'light', 'dark'),
  textSize: oneOf('normal', 'large', 'largest'),
  motion: oneOf('system', 'full', 'reduced'),
  speed: oneOf('slow', 'normal', 'fast', 'instant'),
  sound: oneOf(true, false),
  volume: (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
  readAloud: oneOf(true, false),
  dice: oneOf('tap', 'shake', 'itself'),
  miceSpeak: oneOf(true, false),
  boardTurns: oneOf(true, false),
  coordinates: oneOf(true, false),
  botPace: oneOf('calm', 'brisk', 'instant'),
  children: oneOf(true, false),
  knowsGlow: oneOf(true, false),
};

/** Takes every field that makes sense and leaves the others as they are at first. */
export function readSettings(found: unknown): Settings {
  if (typeof found !== 'object' || found === null) return DEFAULTS;
  const sound = Object.entries(found).filter(
    ([key, value]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Settings](value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(sound) };
}

const { now, keep } = remembered('castellan.settings', readSettings);

export const settings = now;

export function change(changes: Partial<Settings>): void {
  keep({ ...settings.value, ...changes });
}

/** Whether something holds on this screen, now and later. */
export function mediaSignal(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

/** What the settings come to on this device. Set by `startSettings`. */
export const reducedMotion = signal(false);
/** Lengths of animations are multiplied by this; without motion they are 0. */
export const pace = computed(() => {
  if (reducedMotion.value) return 0;
  return { slow: 1.6, normal: 1, fast: 0.55, instant: 0 }[settings.value.speed];
});

/**
 * What bots do takes so many times as long, with so many milliseconds before each move; who wants nothing to take time
 * does not wait for bots either.
 */
export const botPace = computed(() => {
  const { botPace: wanted, speed } = settings.value;
  if (speed === 'instant' || wanted === 'instant') return { times: 0, breath: 0 };
  return wanted === 'calm' ? { times: 1.4, breath: 650 } : { times: 1, breath: 0 };
});

/** Somebody wants to follow what happens, and wants nothing to move. */
export const isCalm = computed(() => reducedMotion.value && settings.value.speed !== 'instant');

/** Keeps <html> up to date, and loads the language. */
export function startSettings(): Promise<void> {
  const dark = mediaSignal('(prefers-color-scheme: dark)');
  const calm = mediaSignal('(prefers-reduced-motion: reduce)');
  effect(() => {
    const { theme, motion, textSize, speed } = settings.value;
    const data = document.documentElement.dataset;
    data.theme = theme === 'system' ? (dark.value ? 'dark' : 'light') : theme;
    reducedMotion.value = motion === 'system' ? calm.value : motion === 'reduced';
    data.motion = reducedMotion.value ? 'reduced' : 'full';
    data.textSize = textSize;
    data.speed = speed;
  });
  const chosen = computed(() =>
    settings.value.language === 'system' ? pickLanguage() : settings.value.language,
  );
  let first = true;
  effect(() => {
    const next = chosen.value;
    if (!first) void speak(next);
  });
  first = false;
  return speak(chosen.value);
}
