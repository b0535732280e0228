import type { STICKERS } from '@castellan/protocol';
import type { ComponentChildren } from 'preact';
import { Cheese, Mouse, MouseHead } from '../../art/index.js';

export type StickerName = (typeof STICKERS)[number];

const INK = { stroke: 'var(--art-ink)', 'stroke-width': 4, 'stroke-linejoin': 'round' } as const;

/** Small pictures to show to each other, by the same hand as the castle. */
const PICTURES: Readonly<Record<StickerName, () => ComponentChildren>> = {
  'mouse-wave': () => (
    <g transform="translate(0 14)scale(1.1)">
      <Mouse seat={0} pose="cheer" />
    </g>
  ),
  cheese: () => (
    <g transform="scale(1.1)">
      <Cheese kind="C1" />
    </g>
  ),
  trap: () => (
    <g {...INK}>
      <path d="M-38-34H38V34H-38z" fill="var(--wood)" />
      <path d="M-26-22H26V22H-26z" fill="var(--dungeon)" />
      <path d="M-26-22L-6-34 M26-22L6-34" fill="none" />
      <path d="M-26 22L-14 40H14L26 22z" fill="var(--wood-dark)" />
      <path d="M-9 31H9" fill="none" />
    </g>
  ),
  castle: () => (
    <g {...INK}>
      <path d="M-40 36V-20h10v8h10v-8h8V-4H12v-16h8v8h10v-8h10V36z" fill="var(--stone)" />
      <path d="M-12-4V-30L0-44 12-30V-4z" fill="var(--stone-light)" />
      <path d="M-16-28L0-48 16-28z" fill="var(--roof-tiled)" />
      <path d="M-11 36V18a11 11 0 0 1 22 0V36z" fill="var(--wood-dark)" />
      <path d="M-28 6v10M28 6v10" fill="none" />
    </g>
  ),
  crown: () => (
    <g {...INK}>
      <path d="M-38 26L-42-18-18 4 0-32 18 4 42-18 38 26z" fill="var(--glow)" />
      <path d="M-38 26H38V38H-38z" fill="var(--roof-thatched)" />
      <circle cx="0" cy="12" r="6" fill="var(--banner)" />
      <circle cx="-20" cy="15" r="4" fill="var(--roof-copper)" />
      <circle cx="20" cy="15" r="4" fill="var(--roof-copper)" />
    </g>
  ),
  heart: () => (
    <g {...INK}>
      <path
        d="M0 38C-34 12-42-4-38-18-33-36-10-38 0-18 10-38 33-36 38-18 42-4 34 12 0 38z"
        fill="var(--banner)"
      />
      <path d="M-26-16C-24-23-18-25-14-23" fill="none" stroke="var(--art-cream)" stroke-linecap="round" />
    </g>
  ),
  laugh: () => (
    <g transform="translate(0 16)scale(1.15)">
      <MouseHead seat={3} mood="happy" />
    </g>
  ),
  sleep: () => (
    <>
      <g transform="translate(-4 18)">
        <MouseHead seat={1} mood="calm" />
      </g>
      <g {...INK} fill="none" stroke-linecap="round">
        <path d="M18-24H34L18-8H34" />
        <path d="M34-44H46L34-32H46" stroke-width="3" />
      </g>
    </>
  ),
};

export function Sticker({ name, label }: { readonly name: StickerName; readonly label: string }) {
  return (
    <svg class="sticker" viewBox="-52 -52 104 104" role="img" aria-label={label}>
      {PICTURES[name]()}
    </svg>
  );
}
