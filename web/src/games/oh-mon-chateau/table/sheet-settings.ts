import { remembered } from '../../../shell/remembered.js';
import type { Side } from '../sheet/ink/codec.js';
import { STYLES, type Style } from '../sheet/ink/stroke.js';

/** How somebody likes to draw, on this device. */
export type SheetSettings = {
  /** Everything that is earned is drawn at once, for those who would rather play. */
  readonly auto: boolean;
  readonly style: Style;
  readonly side: Side;
};

const DEFAULTS: SheetSettings = { auto: false, style: 'ink', side: 'guide' };

const { now, keep } = remembered('castellan.sheet', (kept): SheetSettings => {
  const found = (kept ?? {}) as Partial<Record<keyof SheetSettings, unknown>>;
  return {
    auto: typeof found.auto === 'boolean' ? found.auto : DEFAULTS.auto,
    style: STYLES.find((style) => style === found.style) ?? DEFAULTS.style,
    side: found.side === 'blank' ? 'blank' : 'guide',
  };
});

export const sheetSettings = now;

export function changeSheet(changes: Partial<SheetSettings>): void {
  keep({ ...sheetSettings.value, ...changes });
}
