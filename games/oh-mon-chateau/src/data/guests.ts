import type { Face, Resource } from './faces.js';

/** The guests of grands architectes [O8]: all there is to say about each stands in one place. */
export type Guest = {
  readonly id: string;
  /** As printed. */
  readonly name: string;
  readonly seal: 'lightning' | 'hourglass' | 'crown';
  /** Points at the end: a number, or one for each of something; in a box of somebody's own so many for each. */
  readonly points:
    | number
    | { readonly each: 'floor' | 'wall' | 'tower' | 'flag' | 'crown'; readonly worth?: number };
  /** Lightning: what happens on arrival, reactivation and theft. Inhabitants come first. */
  readonly arrives?: {
    readonly inhabitants?: number;
    readonly tokens?: { readonly on: Resource | 'any'; readonly times: number };
    readonly moves?: number;
    readonly rolls?: number;
  };
  /** Hourglass: what holds as long as one has the guest. */
  readonly power?:
    | { readonly die: Face; readonly instead: 'cloud' | 'flag' | 'token' }
    | { readonly die: Face; readonly also: { readonly inhabitants: number } }
    | { readonly exchanges: readonly [Resource, Resource] }
    | { readonly guards: 'crown' };
};

export const GUESTS: readonly Guest[] = [
  {
    id: 'architecte',
    name: 'Architecte',
    seal: 'lightning',
    points: 1,
    arrives: { inhabitants: 1, tokens: { on: 'any', times: 1 } },
  },
  { id: 'bohemienne', name: 'Bohémienne', seal: 'lightning', points: 1, arrives: { inhabitants: 4 } },
  {
    id: 'bucheron',
    name: 'Bûcheron',
    seal: 'lightning',
    points: 1,
    arrives: { tokens: { on: 'wood', times: 2 } },
  },
  { id: 'dagobert', name: 'Dagobert le chien', seal: 'lightning', points: 1, arrives: { rolls: 2 } },
  { id: 'magicien', name: 'Magicien', seal: 'lightning', points: 1, arrives: { moves: 2 } },
  {
    id: 'marchand',
    name: 'Marchand',
    seal: 'lightning',
    points: 1,
    arrives: { tokens: { on: 'gold', times: 2 } },
  },
  {
    id: 'mineur',
    name: 'Mineur',
    seal: 'lightning',
    points: 1,
    arrives: { tokens: { on: 'stone', times: 2 } },
  },
  {
    id: 'paysan',
    name: 'Paysan',
    seal: 'lightning',
    points: 1,
    arrives: { tokens: { on: 'food', times: 2 } },
  },

  { id: 'bergere', name: 'Bergère', seal: 'hourglass', points: 1, power: { die: '?', instead: 'cloud' } },
  {
    id: 'chevalier',
    name: 'Chevalier',
    seal: 'hourglass',
    points: 1,
    power: { die: 'inhabitants', instead: 'token' },
  },
  {
    id: 'cuisinier',
    name: 'Cuisinier',
    seal: 'hourglass',
    points: 1,
    power: { die: 'food', also: { inhabitants: 1 } },
  },
  { id: 'garde', name: 'Garde', seal: 'hourglass', points: 1, power: { guards: 'crown' } },
  { id: 'moine', name: 'Moine', seal: 'hourglass', points: 1, power: { die: 'gold', instead: 'flag' } },
  { id: 'troll', name: 'Troll', seal: 'hourglass', points: 1, power: { exchanges: ['wood', 'stone'] } },

  { id: 'courtisane', name: 'Courtisane', seal: 'crown', points: { each: 'crown' } },
  { id: 'fou', name: 'Fou', seal: 'crown', points: { each: 'floor' } },
  { id: 'prince', name: 'Prince', seal: 'crown', points: { each: 'wall' } },
  { id: 'princesse', name: 'Princesse', seal: 'crown', points: { each: 'tower' } },
  { id: 'reine', name: 'Reine', seal: 'crown', points: 3 },
  { id: 'roi', name: 'Roi', seal: 'crown', points: { each: 'flag' } },
];

/** A flag drawn by a power, and a cloud, are worth this. */
export const POWER_POINTS = 2;
