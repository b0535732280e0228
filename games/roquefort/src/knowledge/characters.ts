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
    memory: { tiles: 2, fadePercent: 40 },
    nodes: 60,
    slipPercent: 25,
  },
  {
    id: 'biscuit',
    name: 'Biscuit',
    sentence: 'Knows a few good corners by heart.',
    memory: { tiles: 4, fadePercent: 20 },
    nodes: 120,
    slipPercent: 12,
  },
  {
    id: 'thimble',
    name: 'Thimble',
    sentence: 'Plans a whole turn and keeps an eye on the traps.',
    memory: { tiles: 7, fadePercent: 10 },
    nodes: 250,
    slipPercent: 6,
  },
  {
    id: 'praline',
    name: 'Praline',
    sentence: 'Has a nose for pairs and a good memory.',
    memory: { tiles: 12, fadePercent: 5 },
    nodes: 500,
    slipPercent: 2,
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
    nodes: 12_000,
    slipPercent: 0,
  },
];
