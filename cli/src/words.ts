import type { MoveLabel } from './face.js';

/** What a move does, without its details. */
export function firstWord(move: string): string {
  return move.split(' ', 1)[0];
}

/** The usual way to list a move: under its first word. */
export function plainEntry(move: string): MoveLabel {
  const heading = firstWord(move);
  return { heading, label: move.slice(heading.length).trim() };
}

/** "1 turn", "2 turns"; the plural where it is not formed by an s. */
export function counted(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`;
}
