import type { Character, Knowledge } from '@castellan/kernel';
import type { Mode } from '../data/boards.js';
import type { ChateauState } from '../state.js';
import { BY_HAND } from './by-hand.js';
import { FEATURE_KINDS, type FeatureKind, type Weights } from './features.js';
import { chateauKnowledge, chateauKnowledgeWith, WEIGHTS } from './prospects.js';

export type ChateauCharacter = Character & {
  readonly mode: Mode;
  /** Plain judgement takes parts and points as they come; a trained one has seen thousands of games end. */
  readonly judgement: 'plain' | 'trained';
  /** What they do not heed. */
  readonly overlooks: readonly FeatureKind[];
};

/**
 * Those one can play against, five in each mode, from the first game to a champion. Nothing is hidden in this game, so
 * they differ in how far they look, in what they heed, and last in how often they slip.
 */
export const CHATEAU_CHARACTERS: readonly ChateauCharacter[] = [
  {
    id: 'pebble',
    name: 'Pebble',
    sentence: 'Puts her stones where they look pretty and claps when a wall stands.',
    mode: 'petits-batisseurs',
    judgement: 'plain',
    overlooks: ['complete', 'missing', 'waste', 'sun', 'flags', 'guests'],
    nodes: 1,
    slipPercent: 35,
  },
  {
    id: 'thatch',
    name: 'Thatch',
    sentence: 'Finishes what is nearly finished and hums all the while.',
    mode: 'petits-batisseurs',
    judgement: 'plain',
    overlooks: ['waste', 'sun', 'guests'],
    nodes: 1,
    slipPercent: 25,
  },
  {
    id: 'mortar',
    name: 'Mortar',
    sentence: 'Lays no stone that does not belong to a plan.',
    mode: 'petits-batisseurs',
    judgement: 'trained',
    overlooks: ['sun', 'stall'],
    nodes: 1,
    slipPercent: 20,
  },
  {
    id: 'belfry',
    name: 'Belfry',
    sentence: 'Sees far from up there, and overlooks the cracks at the foot of the wall.',
    mode: 'petits-batisseurs',
    judgement: 'trained',
    overlooks: ['cells', 'missing'],
    nodes: 3_000,
    slipPercent: 0,
  },
  {
    id: 'keystone',
    name: 'Dame Keystone',
    sentence: 'Has put the last stone on more castles than there are hills.',
    mode: 'petits-batisseurs',
    judgement: 'trained',
    overlooks: [],
    nodes: 16_000,
    slipPercent: 0,
  },
  {
    id: 'tinsel',
    name: 'Tinsel',
    sentence: 'Invites whoever wears the nicest hat.',
    mode: 'grands-architectes',
    judgement: 'plain',
    overlooks: ['complete', 'missing', 'waste', 'sun', 'flags', 'guests'],
    nodes: 1,
    slipPercent: 25,
  },
  {
    id: 'quill',
    name: 'Quill',
    sentence: 'Draws the plan first and loses it in the wind.',
    mode: 'grands-architectes',
    judgement: 'plain',
    overlooks: ['waste', 'sun', 'guests'],
    nodes: 1,
    slipPercent: 12,
  },
  {
    id: 'plumb',
    name: 'Master Plumb',
    sentence: 'Holds everything against his string, guests too.',
    mode: 'grands-architectes',
    judgement: 'trained',
    overlooks: ['sun', 'stall'],
    nodes: 1,
    slipPercent: 5,
  },
  {
    id: 'magpie',
    name: 'The Magpie',
    sentence: 'Looks over every wall to see who could be lured away.',
    mode: 'grands-architectes',
    judgement: 'trained',
    overlooks: ['end'],
    nodes: 2_000,
    slipPercent: 0,
  },
  {
    id: 'architect',
    name: 'The Grand Architect',
    sentence: 'Saw the whole castle before the first die fell.',
    mode: 'grands-architectes',
    judgement: 'trained',
    overlooks: [],
    nodes: 16_000,
    slipPercent: 0,
  },
];

/** Positions as somebody sees them: what they overlook is worth nothing to them. */
export function seenBy({ mode, judgement, overlooks }: ChateauCharacter): Knowledge<ChateauState> {
  const weights = judgement === 'plain' ? BY_HAND : WEIGHTS;
  if (weights === WEIGHTS && overlooks.length === 0) return chateauKnowledge;
  const heeded = (all: Weights): Weights => {
    const some = all[mode].slice();
    for (const kind of overlooks) some.fill(0, ...FEATURE_KINDS[kind]);
    return { ...all, [mode]: some };
  };
  return chateauKnowledgeWith(heeded(weights), heeded(BY_HAND));
}
