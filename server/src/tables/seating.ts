import type { Table } from '@castellan/match';
import { PROGRAM, type SeatState } from '@castellan/protocol';
import type { HereElsewhere } from '../cluster/bus.js';
import { newSeatKey } from '../ids.js';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { SeatRow } from '../store/operations/seats.js';
import type { Listener } from './table-services.js';

/** A seat: whose it is, and who plays it now. */
export type Place = {
  readonly seat: number;
  person: string | null;
  /** A character's id: it plays; for a person if there is one, until they are back. `PROGRAM`: whoever has the key. */
  bot: string | null;
  name: string;
  look: number;
  /** Whoever has it may play the seat with a program of their own. */
  key: string;
  /** The key as the store has it: another node has given the seat away if it has another there. */
  kept: string;
  /** The bot plays only until this turn is done. */
  untilTurnEnds: boolean;
  pausing: boolean;
};

/** Who sits where at a table. */
export class Seating {
  readonly places: Place[];

  constructor(rows: readonly Omit<SeatRow, 'table'>[]) {
    this.places = rows.map((row) => ({
      ...row,
      kept: row.key,
      untilTurnEnds: false,
      pausing: false,
    }));
  }

  /** As the store has it now. A bot that sits in for this turn only is nowhere but in memory. */
  refresh(rows: readonly Omit<SeatRow, 'table'>[]): void {
    for (const row of rows) {
      const place = this.places[row.seat];
      if (place === undefined) continue;
      const isSame = place.key === row.key && place.person === row.person;
      const sitsIn = isSame && place.untilTurnEnds && row.bot === null;
      Object.assign(place, { ...row, kept: row.key, bot: sitsIn ? place.bot : row.bot });
      place.untilTurnEnds = sitsIn;
      if (!isSame) place.pausing = false;
    }
  }

  place(seat: number): Place {
    const place = this.places[seat];
    if (place === undefined) throw new Refused('no-such-seat', `there is no seat ${seat}`);
    return place;
  }

  /** The seats that somebody may act for. */
  heldBy({ person, program }: Pick<Listener, 'person' | 'program'>): number[] {
    if (program !== null) return this.places[program.seat]?.key === program.key ? [program.seat] : [];
    if (person === null) return [];
    return this.places.flatMap((place) => (place.person === person.id ? [place.seat] : []));
  }

  /** Whether somebody may act for a seat. */
  holds({ person, program }: Pick<Listener, 'person' | 'program'>, seat: number): boolean {
    // a key that was handed out to somebody before opens nothing any more
    if (program !== null) return program.seat === seat && this.places[seat]?.key === program.key;
    const owner = this.places[seat]?.person ?? null;
    return owner !== null && owner === person?.id;
  }

  isFull(): boolean {
    return this.places.every(({ person, bot }) => person !== null || bot !== null);
  }

  isOpen({ person, bot }: Place): boolean {
    return person === null && bot === null;
  }

  /** An open seat, the first if none is wanted. */
  findOpen(wanted: number | undefined, isLocked: (seat: number) => boolean): Place {
    const mayTake = (one: Place): boolean => this.isOpen(one) && !isLocked(one.seat);
    const place = wanted === undefined ? this.places.find(mayTake) : this.place(wanted);
    if (place === undefined || !mayTake(place)) throw new Refused('seat-taken', 'this seat is taken');
    return place;
  }

  /** The seat is somebody else's: keys that were handed out before open nothing any more. */
  give(place: Place, person: Person | null, bot: string | null): void {
    place.person = person?.id ?? null;
    place.name = person?.name ?? '';
    place.bot = bot;
    place.untilTurnEnds = false;
    place.key = newSeatKey();
  }

  /** Whose seat it is plays it again: its person, or a program. */
  back(place: Place): void {
    place.bot = place.person === null ? PROGRAM : null;
    place.untilTurnEnds = false;
  }

  /** Bots that sat in for a turn give their seats back when it is done. Answers whether one did. */
  endTurns(table: Table): boolean {
    let isBack = false;
    for (const place of this.places)
      if (place.untilTurnEnds && !table.mayAct(place.seat)) {
        this.back(place);
        isBack = true;
      }
    return isBack;
  }

  owned(person: Person, seat: number): Place {
    const place = this.place(seat);
    if (place.person !== person.id) throw new Refused('not-your-seat', 'this seat is somebody else’s');
    return place;
  }

  people(): Place[] {
    return this.places.filter(({ person }) => person !== null);
  }

  /** Everybody who has a seat wants a pause. */
  wantPause(): boolean {
    const people = this.people();
    return people.length > 0 && people.every(({ pausing }) => pausing);
  }

  states(listeners: Iterable<Listener>, elsewhere: Iterable<HereElsewhere> = []): SeatState[] {
    const here = new Set<string>();
    const programs = new Set<number>();
    for (const one of elsewhere) {
      for (const person of one.people) here.add(person);
      for (const seat of one.programs) programs.add(seat);
    }
    for (const listener of listeners) {
      if (listener.person !== null) here.add(listener.person.id);
      if (listener.program !== null) for (const seat of this.heldBy(listener)) programs.add(seat);
    }
    return this.places.map((place) => {
      // whoever is just sitting down is told of when that is kept
      const isKept = place.person === null || place.key === place.kept;
      const person = isKept ? place.person : null;
      return {
        look: place.look,
        person: person === null ? null : { id: person, name: place.name || 'Mouse', look: place.look },
        bot: place.bot,
        name: place.name === '' || !isKept ? null : place.name,
        program: programs.has(place.seat),
        present:
          programs.has(place.seat) ||
          (person === null ? place.bot !== null && place.bot !== PROGRAM : here.has(person)),
        pausing: place.pausing,
      };
    });
  }
}
