import { RateLimiter } from './rate-limiter.js';
import { COSTS } from './rates.js';

export type Cost = keyof typeof COSTS;

/** Who pays: somebody, and the address that they and perhaps others come from. */
export type Payer = { readonly identity: string; readonly address: string };

/** How much more than usual this server allows: an address, and whoever sends many messages. */
export type Generosity = { readonly address: number; readonly messages: number };

/** Measured while it is done, and paid afterwards. */
const METERED = ['processor', 'bytes'] as const satisfies readonly Cost[];
type Metered = (typeof METERED)[number];

/**
 * Budgets in what things cost, for every identity and every address. What is known before is taken before, or refused. What
 * shows only while it is done is spent on credit, and whoever is in debt waits until it is paid.
 */
export class Costs {
  readonly #identities: Readonly<Record<Cost, RateLimiter>>;
  readonly #addresses: Readonly<Record<Cost, RateLimiter>>;

  constructor(now: () => number, generosity: Generosity = { address: 1, messages: 1 }) {
    const limiters = (factor: (cost: Cost) => number): Record<Cost, RateLimiter> => {
      const limiter = (cost: Cost): RateLimiter => {
        const { burst, perSecond } = COSTS[cost];
        const times = factor(cost) * (isMetered(cost) ? generosity.messages : 1);
        return new RateLimiter({ burst: burst * times, perSecond: perSecond * times }, now);
      };
      const all = Object.keys(COSTS).map((cost) => [cost, limiter(cost as Cost)]);
      return Object.fromEntries(all) as Record<Cost, RateLimiter>;
    };
    this.#identities = limiters(() => 1);
    this.#addresses = limiters((cost) => COSTS[cost].house * generosity.address);
  }

  /** Takes something, or answers how many milliseconds there is to wait. */
  take(cost: Cost, { identity, address }: Payer, amount = 1): number {
    return this.#identities[cost].take(identity, amount) || this.#addresses[cost].take(address, amount);
  }

  /** Something has been spent. */
  spend(cost: Metered, { identity, address }: Payer, amount: number): void {
    this.#identities[cost].spend(identity, amount);
    this.#addresses[cost].spend(address, amount);
  }

  /** How many milliseconds there is to wait until everything is paid. */
  debt({ identity, address }: Payer): number {
    let longest = 0;
    for (const cost of METERED)
      longest = Math.max(longest, this.#identities[cost].debt(identity), this.#addresses[cost].debt(address));
    return longest;
  }
}

function isMetered(cost: Cost): boolean {
  return (METERED as readonly Cost[]).includes(cost);
}
