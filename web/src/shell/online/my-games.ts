import type { TableListItem } from '@castellan/protocol';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { remembered } from '../remembered.js';

/** One's online games and how they are shown; null until they are known, and for those who never play online. */
export const onlineGames = signal<{
  readonly lines: readonly TableListItem[];
  readonly Card: ComponentType<{ readonly line: TableListItem }>;
} | null>(null);

/** How others see oneself; null until the server was greeted. */
export const myFace = signal<{ readonly name: string; readonly look: number } | null>(null);

/** Whether this browser has been online before: only then is there anybody to greet without being asked. */
export const { now: wasOnline, keep: keepWasOnline } = remembered(
  'castellan.online',
  (found) => found !== null,
);
