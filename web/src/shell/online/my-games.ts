import type { TableLine } from '@castellan/protocol';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** One's online games and how they are shown; null until they are known, and for those who never play online. */
export const onlineGames = signal<{
  readonly lines: readonly TableLine[];
  readonly Card: ComponentType<{ readonly line: TableLine }>;
} | null>(null);

/** How others see oneself; null until the server was greeted. */
export const myFace = signal<{ readonly name: string; readonly look: number } | null>(null);

/** Whether this browser has been online before: only then is there anybody to greet without being asked. */
export function wasOnline(): boolean {
  try {
    return localStorage.getItem('castellan.online') !== null;
  } catch {
    return false;
  }
}
