import type { JsonObject } from '@castellan/kernel';
import type { FirstChoice, TableSetup, TableState } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import { insist, Refused } from '../refused.js';
import { setupChance } from './chance.js';
import type { OnlineTable } from './online-table.js';

/** As it is kept: a table that has asked who begins asks again at its rematch. */
export type KeptSetup = Omit<TableSetup, 'first'> & {
  readonly first?: 'ask' | 'asked' | undefined;
  /** Seats that nobody may take. */
  readonly locked?: readonly number[];
  /** People who may neither sit nor talk there. */
  readonly removed?: readonly string[];
};

/**
 * Who begins: by chance, or as the host says. Rulebooks have customs for it that only people know the answer to, so a host may also want
 * to be asked when everybody is there; until then the game does not begin. The options hold a seat at all times.
 */
export class FirstPlayer {
  readonly #table: OnlineTable;
  #isChanging = false;

  constructor(table: OnlineTable) {
    this.#table = table;
  }

  /** Nothing more has to be known before the game begins. */
  get isSettled(): boolean {
    return !this.#isChanging && this.#table.setup.first !== 'ask';
  }

  /** As everybody is told before the game; nothing where a game knows no such thing. */
  state(): Pick<TableState, 'first'> {
    const { setup, options, status } = this.#table;
    if (status !== 'waiting' || typeof options.first !== 'number') return {};
    const named = typeof setup.options.first === 'number' ? 'host' : 'chance';
    return { first: { by: setup.first === 'ask' ? 'ask' : named, seat: options.first } };
  }

  async choose(person: Person, first: FirstChoice): Promise<void> {
    const { status, game, setup, info, seating } = this.#table;
    if (!this.#mayChoose(person)) throw new Refused('not-allowed', 'only the host says who begins');
    if (status !== 'waiting' || this.#isChanging) throw new Refused('not-allowed', 'the game begins');
    const changed = withFirst(setup, first);
    const wished = { ...changed.options, players: seating.places.length } as JsonObject;
    // from the same seed: what chance decided besides stays as it was
    const options = insist(game.prepare(wished, setupChance(info.seed)));
    this.#isChanging = true;
    try {
      await this.#table.keepSetup(changed, options);
    } finally {
      this.#isChanging = false;
    }
    this.#table.seatsChanged();
  }

  /** The host; if they are away, whoever plays, so that nobody waits in vain. */
  #mayChoose(person: Person): boolean {
    const { info, audience, seating } = this.#table;
    if (info.host === person.id) return true;
    const isAway = info.host === null || !audience.has(info.host);
    return isAway && seating.heldBy({ person, program: null }).length > 0;
  }
}

function withFirst({ first: before, ...setup }: KeptSetup, wanted: FirstChoice): KeptSetup {
  const { first: _, ...options } = setup.options;
  if (wanted === 'ask') return { ...setup, options, first: 'ask' };
  const named = wanted === 'chance' ? options : { ...options, first: wanted };
  return { ...setup, options: named, ...(before === undefined ? {} : { first: 'asked' }) };
}

/** For the same people once more: what they were asked they are asked again. */
export function setupOfRematch(setup: KeptSetup): KeptSetup {
  const { locked: _, ...rest } = setup;
  return rest.first === undefined ? rest : withFirst(rest, 'ask');
}
