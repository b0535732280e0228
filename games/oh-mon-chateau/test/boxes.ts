import type { SeededChance } from '@castellan/kernel';
import { type Box, findBoxMistakes, GUESTS, linesOn, type Mode } from '../src/index.js';

/** A box as somebody might have it: any board that holds together, any values. */
export function anyBox(mode: Mode, chance: SeededChance): Box {
  for (;;) {
    const rows = anyRows(chance);
    const box: Box = {
      rows,
      lines: anyLines(mode, rows, chance),
      track: anyTrack(chance),
      guests: mode === 'petits-batisseurs' ? anySmallGuests(chance) : anyGuests(chance),
    };
    if (findBoxMistakes(mode, box).length === 0) return box;
  }
}

/** Twelve cells that grow from one place, or from two. */
function anyRows(chance: SeededChance): string[] {
  const letters = shuffled([...'WWWSSSGGGFFF'], chance);
  const places = Array<string>(25).fill('.');
  for (let seeds = 1 + chance.below(2); seeds > 0; seeds--) places[chance.below(25)] = '?';
  while (places.filter((place) => place !== '.').length < 12) {
    const place = chance.below(25);
    if (beside(place).some((other) => places[other] !== '.')) places[place] = '?';
  }
  const filled = places.map((place) => (place === '.' ? place : (letters.pop() ?? '.')));
  return Array.from({ length: 5 }, (_, row) => filled.slice(5 * row, 5 * row + 5).join(' '));
}

function beside(place: number): number[] {
  const column = place % 5;
  const others = [place - 5, place + 5];
  if (column > 0) others.push(place - 1);
  if (column < 4) others.push(place + 1);
  return others.filter((other) => other >= 0 && other < 25);
}

function anyLines(mode: Mode, rows: readonly string[], chance: SeededChance): Record<string, string> {
  const kinds = ['floor', 'tower', 'wall', 'flag'];
  const more = mode === 'grands-architectes' ? [...kinds, 'reactivation', 'theft'] : kinds;
  const names = shuffled(
    linesOn(rows).map(({ name }) => name),
    chance,
  );
  return Object.fromEntries(
    names.map((name, i) => [name, withValue(kinds[i] ?? more[chance.below(more.length)], chance)]),
  );
}

function withValue(kind: string, chance: SeededChance): string {
  if (kind === 'tower' || kind === 'flag') return `${kind} ${1 + chance.below(20)}`;
  return kind === 'wall' ? `wall ${chance.below(6)}` : kind;
}

function anyTrack(chance: SeededChance): number[] {
  let value = 0;
  return Array.from({ length: 10 }, () => (value += chance.below(10)));
}

function anySmallGuests(chance: SeededChance): Record<string, number> {
  const guests: Record<string, number> = {};
  const most = 1 + chance.below(20);
  for (let i = 0; i < 16; i++) {
    const points = 1 + chance.below(most);
    guests[points] = (guests[points] ?? 0) + 1;
  }
  return guests;
}

function anyGuests(chance: SeededChance): Record<string, number> {
  return Object.fromEntries(GUESTS.map(({ id }) => [id, chance.below(chance.below(4) === 0 ? 21 : 4)]));
}

function shuffled<T>(list: readonly T[], chance: SeededChance): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const other = chance.below(i + 1);
    [all[i], all[other]] = [all[other], all[i]];
  }
  return all;
}
