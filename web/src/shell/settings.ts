import { computed, effect, signal } from '@preact/signals';
import { isLanguage, type Language, pickLanguage, speak } from '../i18n/i18n.js';

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
  /** The board turns to whoever plays. */
  readonly boardTurns: boolean;
  /** Online without strangers: no lobby, no ratings, no written messages. */
  readonly children: boolean;
};

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  textSize: 'normal',
  motion: 'system',
  speed: 'normal',
  sound: true,
  volume: 40,
  boardTurns: false,
  children: false,
};

const KEY = 'castellan.settings';

export const settings = signal<Settings>(DEFAULTS);

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // a private window without storage: the choice holds until the page is closed
  }
}

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
  boardTurns: oneOf(true, false),
  children: oneOf(true, false),
};

/** Takes every field that makes sense and leaves the others as they are at first. */
export function readSettings(text: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '');
  } catch {
    return DEFAULTS;
  }
  if (typeof found !== 'object' || found === null) return DEFAULTS;
  const sound = Object.entries(found).filter(
    ([key, value]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Settings](value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(sound) };
}

function mediaSignal(query: string) {
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

/** Reads what is stored, keeps <html> up to date, and loads the language. */
export function startSettings(): Promise<void> {
  settings.value = readSettings(stored());
  addEventListener('storage', (event) => {
    if (event.key === KEY) settings.value = readSettings(event.newValue);
  });
  const dark = mediaSignal('(prefers-color-scheme: dark)');
  const calm = mediaSignal('(prefers-reduced-motion: reduce)');
  effect(() => {
    const { theme, motion, textSize, speed, boardTurns } = settings.value;
    const data = document.documentElement.dataset;
    data.theme = theme === 'system' ? (dark.value ? 'dark' : 'light') : theme;
    reducedMotion.value = motion === 'system' ? calm.value : motion === 'reduced';
    data.motion = reducedMotion.value ? 'reduced' : 'full';
    data.textSize = textSize;
    data.speed = speed;
    data.boardTurns = boardTurns ? 'on' : 'off';
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

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
