import type { Character } from '@castellan/kernel';
import { type Memory, PERFECT_MEMORY } from './mind.js';

export type RoquefortCharacter = Character & { readonly memory: Memory };

/**
 * Those one can play against, from the first game to a champion. They differ first in what they remember, then in
 * how far they look, last in how often they slip.
 */
export const ROQUEFORT_CHARACTERS: readonly RoquefortCharacter[] = [
  {
    id: 'crumb',
    name: 'Crumb',
    sentence: 'Runs after whatever smells nice and forgets where it was.',
    memory: { tiles: 0, fadePercent: 100 },
    nodes: 40,
    slipPercent: 45,
  },
  {
    id: 'noisette',
    name: 'Noisette',
    sentence: 'Remembers the last roof she looked under, if nobody distracts her.',
    memory: { tiles: 3, fadePercent: 30 },
    nodes: 80,
    slipPercent: 20,
  },
  {
    id: 'biscuit',
    name: 'Biscuit',
    sentence: 'Knows a few good corners by heart.',
    memory: { tiles: 5, fadePercent: 15 },
    nodes: 160,
    slipPercent: 9,
  },
  {
    id: 'thimble',
    name: 'Thimble',
    sentence: 'Plans a whole turn and keeps an eye on the traps.',
    memory: { tiles: 8, fadePercent: 9 },
    nodes: 280,
    slipPercent: 5,
  },
  {
    id: 'praline',
    name: 'Praline',
    sentence: 'Has a nose for pairs and a good memory.',
    memory: { tiles: 13, fadePercent: 4 },
    nodes: 600,
    slipPercent: 1,
  },
  {
    id: 'griffonne',
    name: 'Griffonne',
    sentence: 'Writes nothing down and forgets little.',
    memory: { tiles: 20, fadePercent: 2 },
    nodes: 1_200,
    slipPercent: 0,
  },
  {
    id: 'baron',
    name: 'The Baron of Gruyère',
    sentence: 'Forgets nothing and sees your answer coming.',
    memory: PERFECT_MEMORY,
    nodes: 3_000,
    slipPercent: 0,
  },
  {
    id: 'castellane',
    name: 'The Castellane',
    sentence: 'Has lived in this castle for a hundred years.',
    memory: PERFECT_MEMORY,
    nodes: 20_000,
    slipPercent: 0,
  },
];
