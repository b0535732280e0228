import { hasSeat, type SeatSet } from '@castellan/kernel';
import type { SeatState, ToClient } from '@castellan/protocol';
import type { HereElsewhere } from '../cluster/bus.js';
import type { Lanes } from '../fast/lanes.js';
import type { Seating } from './seating.js';
import type { Listener } from './table-services.js';

/** Who hears what happens at a table: those who play and those who watch, one for each tab. */
export class Audience {
  readonly listeners = new Set<Listener>();
  /** Who is there at other nodes. */
  readonly elsewhere = new Map<string, HereElsewhere>();
  readonly #seating: Seating;
  readonly #lanes: Lanes;

  constructor(seating: Seating, lanes: Lanes) {
    this.#seating = seating;
    this.#lanes = lanes;
  }

  /** Answers whether it is somebody new. */
  add(listener: Listener): boolean {
    const before = this.listeners.size;
    return this.listeners.add(listener).size > before;
  }

  has(person: string): boolean {
    for (const listener of this.listeners) if (listener.person?.id === person) return true;
    for (const { people } of this.elsewhere.values()) if (people.includes(person)) return true;
    return false;
  }

  /** Nobody listens, here or at another node. */
  get isNobody(): boolean {
    return this.listeners.size === 0 && this.elsewhere.size === 0;
  }

  /** Those at other nodes who have a seat here, or are its host. */
  peopleElsewhere(): Set<string> {
    return new Set([...this.elsewhere.values()].flatMap(({ people }) => people));
  }

  /** Seats as everybody is told of them. */
  seatStates(): SeatState[] {
    return this.#seating.states(this.listeners, this.elsewhere.values());
  }

  /** Who is at this node. */
  here(host: string | null): HereElsewhere {
    const people = new Set<string>();
    const programs = new Set<number>();
    let watchers = 0;
    for (const listener of this.listeners) {
      const held = this.#seating.heldBy(listener);
      const { person, program } = listener;
      if (held.length === 0) watchers++;
      if (program !== null) for (const seat of held) programs.add(seat);
      else if (person !== null && (held.length > 0 || person.id === host)) people.add(person.id);
    }
    return { people: [...people].sort(), programs: [...programs].sort(), watchers };
  }

  /** Those who hold no seat. */
  watchers(): number {
    let watchers = 0;
    for (const listener of this.listeners) if (this.#seating.heldBy(listener).length === 0) watchers++;
    for (const here of this.elsewhere.values()) watchers += here.watchers;
    return watchers;
  }

  tell(message: ToClient, except: Listener | null = null): void {
    if (this.listeners.size === 0) return;
    const text = JSON.stringify(message);
    for (const listener of this.listeners) if (listener !== except) listener.send(text);
  }

  /** A step without its last brace. Who asked and who acts next hear of it at once, the others a moment later, together with what comes meanwhile. */
  tellStep(text: string, asker: Listener | null, moveId: string, next: SeatSet): void {
    for (const listener of this.listeners)
      if (listener === asker) listener.send(`${text},"moveId":${this.#lanes.quote(moveId)}}`);
      else if (this.#holdsOne(listener, next)) listener.send(`${text}}`);
      else listener.sendSoon(`${text}}`);
  }

  #holdsOne(listener: Listener, seats: SeatSet): boolean {
    for (let seat = 0; seats >>> seat !== 0; seat++)
      if (hasSeat(seats, seat) && this.#seating.holds(listener, seat)) return true;
    return false;
  }

  /** For each of those who are here now what is theirs, when it is time. Whoever comes meanwhile is told so anyway. */
  prepare(textFor: (listener: Listener) => string): () => void {
    const texts = [...this.listeners].map((listener) => [listener, textFor(listener)] as const);
    return () => {
      for (const [listener, text] of texts) if (this.listeners.has(listener)) listener.send(text);
    };
  }
}
