import { signal } from '@preact/signals';
import { colour, STYLES, type Style, type Tool } from '../ink/stroke.js';

/** What draws, and beside it what helps: a drop that takes up a colour, and the hand that moves the sheet. */
export const PENS = ['pencil', 'ink', 'crayon', 'brush', 'bucket', 'eraser'] as const;
export const HELPERS = ['picker', 'hand'] as const;
export type HeldTool = (typeof PENS)[number] | (typeof HELPERS)[number];

/** The tool of the strokes that somebody makes with what is held; null if it makes none. */
export function toolOf(held: HeldTool): Tool | null {
  if (held === 'picker' || held === 'hand') return null;
  return held === 'bucket' ? 'wash' : held;
}

const isStyle = (held: HeldTool): held is Style => (STYLES as readonly HeldTool[]).includes(held);

/** What lies in the hand. It stays there from part to part. */
export class Toolbox {
  readonly held = signal<HeldTool>('pencil');
  readonly colour = signal(colour('black'));
  readonly width = signal(1);
  /** The last tool that draws lines: what is drawn for somebody is drawn with it. */
  readonly style = signal<Style>('ink');
  /** What has a colour and was held last: it comes back when a colour was picked up. */
  private coloured: HeldTool = 'pencil';

  take(held: HeldTool): void {
    this.held.value = held;
    if (isStyle(held)) this.style.value = held;
    if (held !== 'eraser' && toolOf(held) !== null) this.coloured = held;
  }

  /** A colour that was found on the sheet goes into the hand, with what it can be used with. */
  pickUp(found: number): void {
    this.colour.value = found;
    this.take(this.coloured);
  }
}
