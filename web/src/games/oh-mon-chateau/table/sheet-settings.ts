import { signal } from '@preact/signals';
import type { Side } from '../sheet/ink/codec.js';
import { STYLES, type Style } from '../sheet/ink/stroke.js';

/** How somebody likes to draw, on this device. */
export type SheetSettings = {
  /** Everything that is earned is drawn at once, for those who would rather play. */
  readonly auto: boolean;
  readonly style: Style;
  readonly side: Side;
};

const KEY = 'castellan.sheet';
const DEFAULTS: SheetSettings = { auto: true, style: 'ink', side: 'guide' };

export const sheetSettings = signal<SheetSettings>(read());

export function changeSheet(changes: Partial<SheetSettings>): void {
  sheetSettings.value = { ...sheetSettings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(sheetSettings.value));
  } catch {
    // without storage the choice holds until the page is closed
  }
}

function read(): SheetSettings {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof SheetSettings, unknown>
    >;
    return {
      auto: typeof found.auto === 'boolean' ? found.auto : DEFAULTS.auto,
      style: STYLES.find((style) => style === found.style) ?? DEFAULTS.style,
      side: found.side === 'blank' ? 'blank' : 'guide',
    };
  } catch {
    return DEFAULTS;
  }
}
