import type { TableState, ToClientOf } from '@castellan/protocol';
import { computed, signal } from '@preact/signals';
import { namesOf, PROGRAM } from '../../games/common/names.js';
import { gameWith } from '../../games/games.js';
import type { Cast, OpenTable } from '../../games/web-game.js';
import { settings } from '../../shell/settings.js';
import { tableWorker } from '../../tables/client.js';
import type { Joined, Visit } from '../../tables/worker-messages.js';
import { muted } from '../muted.js';
import { ahead, me, onOnline } from '../online.js';
import { sittersOf } from '../sitters.js';

export type ChatMessage = ToClientOf<'said'>;
const MOST_SAID = 200;
/** What is said stays fresh for so long. */
export const FRESH = 6000;

/** A table on the server as the page is at it: who sits there, who is here, what was said, and the game once it has begun. */
export class OnlineTableModel {
  readonly id: string;
  readonly options: Visit['options'];
  readonly commitment: string;
  readonly state;
  readonly holds;
  readonly seed;
  readonly seated = signal<OpenTable | null>(null);
  readonly said = signal<readonly ChatMessage[]>([]);
  /** The key to a seat that somebody wants to give to a program. */
  readonly shownKey = signal<{ readonly seat: number; readonly key: string } | null>(null);
  /** How much of what was said has been looked at. */
  readonly read = signal(0);
  #cast: Cast | null = null;
  /** Faces and names are there. */
  readonly ready: Promise<void>;
  readonly heard = computed(() => this.said.value.filter((said) => this.#isHeard(said)));
  readonly isHost = computed(() => this.state.value.host !== null && this.state.value.host === me.value?.id);
  readonly isMyTurn = computed(() => {
    const session = this.seated.value?.session;
    const isOn = this.state.value.status === 'playing' && session?.outcome.value === null;
    return isOn && session?.actor.value != null;
  });
  #hasLeft = false;
  #hasBegun = false;
  readonly #stops: (() => void)[];

  constructor(id: string, { state, holds, seed, options, commitment, joined, said }: Visit) {
    this.id = id;
    this.options = options;
    this.commitment = commitment;
    this.state = signal<TableState>(state);
    this.holds = signal(holds);
    this.seed = signal(seed);
    this.#stops = [
      tableWorker().listen(id, (message) => {
        if (message.type === 'began') void this.#begin(message.joined);
        if (message.type !== 'state') return;
        this.state.value = message.state;
        this.holds.value = message.holds;
        this.seed.value = message.seed;
      }),
      onOnline('said', (said) => this.#hear(said)),
    ];
    for (const one of said) this.#hear(one);
    this.ready = gameWith(state.game)
      .cast(options)
      .then((cast) => {
        this.#cast = cast;
      });
    if (joined !== null) void this.#begin(joined);
  }

  async #begin(joined: Joined): Promise<void> {
    // told twice, after a break of the line just then
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const seated = await gameWith(joined.game).openTable(this.id, joined);
    if (this.#hasLeft) seated.leave();
    else this.seated.value = seated;
  }

  #hear(said: ChatMessage): void {
    if (said.table !== this.id || this.said.value.some(({ n }) => n === said.n)) return;
    // what was said before one came is no news
    if (this.isOld(said) && this.#isHeard(said)) this.read.value++;
    this.said.value = [...this.said.value, said].slice(-MOST_SAID);
  }

  /** In children's mode nobody's own words are shown, whoever opened the table: only phrases and stickers. */
  #isHeard({ by, saying }: ChatMessage): boolean {
    if (saying.kind === 'text' && settings.value.children) return false;
    return !muted.value.has(by?.id ?? '');
  }

  isOld({ at }: ChatMessage): boolean {
    return Date.now() + ahead.peek() - at > FRESH;
  }

  get cast(): Cast {
    if (this.#cast === null) throw new Error('nobody knows yet who may sit here');
    return this.#cast;
  }

  nameAt(seat: number): string {
    return namesOf(sittersOf(this.state.value))[seat] ?? '';
  }

  /** Those whom one does not want to hear and who have something to say here. */
  readonly muted = computed(() => {
    const here = new Set([
      ...this.state.value.seats.map(({ person }) => person?.id),
      ...this.said.value.map(({ by }) => by?.id),
    ]);
    return [...muted.value].filter(([person]) => here.has(person));
  });

  /** All who play have agreed to hints, or one plays with bots alone. */
  readonly mayHint = computed(() => {
    const { hints, seats, status } = this.state.value;
    const people = new Set(seats.flatMap(({ person }) => person?.id ?? []));
    return status === 'playing' && this.holds.value.length > 0 && (hints === true || people.size === 1);
  });

  /** The seats that would like a pause. */
  readonly wantPause = computed(() =>
    this.state.value.seats.flatMap(({ pausing }, seat) => (pausing ? [seat] : [])),
  );

  /** My seats that a bot plays just now. */
  readonly lent = computed(() => this.holds.value.filter((seat) => this.#isLent(seat)));
  /** Programs' seats that no program has come to yet; only who may give them the key needs to know. */
  readonly missing = computed(() =>
    this.state.value.seats.flatMap(({ bot, program }, seat) =>
      this.isHost.value && bot === PROGRAM && !program ? [seat] : [],
    ),
  );
  #isLent(seat: number): boolean {
    const place = this.state.value.seats[seat];
    return place?.bot != null && place.out !== true && !this.isOver.value;
  }

  readonly isOver = computed(() => this.state.value.status === 'over');

  leave(): void {
    this.#hasLeft = true;
    for (const stop of this.#stops) stop();
    if (this.seated.value === null) void tableWorker().ask('leave', { table: this.id });
    else this.seated.value.leave();
  }
}
