import type { RoquefortEvent } from '@castellan/roquefort';
import { capital, listed } from '../../seat-names.js';
import { tileLook } from './tiles.js';

/** What happened, a text for each turn: "Seat 1 uncovers L (d4 Gouda), runs a7-b7. Seat 0 takes Brie." */
export function tell(events: readonly RoquefortEvent[]): string[] {
  const teller = new Teller();
  for (const event of events) teller.hear(event);
  return teller.texts();
}

type Deed = { readonly seat: number; readonly words: string; readonly seen: string[] };

class Teller {
  readonly #texts: string[] = [];
  #sentences: string[] = [];
  /** Deeds of one seat in a row, not told yet. */
  #deeds: Deed[] = [];
  /** Whose turn began within these events and has seen no deed yet. */
  #idle: number | null = null;

  hear(event: RoquefortEvent): void {
    switch (event.type) {
      case 'seen':
        this.#see(event.place, tileLook(event.tile).name);
        break;
      case 'fell':
        this.#say(`A mouse of seat ${event.seat} falls at ${event.cell}.`);
        break;
      case 'collected':
        this.#say(`Seat ${event.seat} takes ${tileLook(event.kind).name}!`);
        break;
      case 'covered':
        this.#say(`Covered again: ${event.rooms.join(' ')}.`);
        break;
      case 'turnBegan':
        this.#closeText();
        this.#idle = event.seat;
        break;
      case 'ended':
        break;
      default:
        if (event.type === 'placed') this.#closeText();
        this.#do(event.seat, deed(event));
    }
  }

  texts(): string[] {
    this.#idle = null; // the turn that has only just begun is nobody's pass
    this.#closeText();
    return this.#texts;
  }

  #do(seat: number, words: string): void {
    if (this.#deeds.length > 0 && this.#deeds[0].seat !== seat) this.#closeDeeds();
    this.#deeds.push({ seat, words, seen: [] });
    this.#idle = null;
  }

  #see(place: string, tile: string): void {
    const seen = place === 'spare' ? `spare ${tile}` : `${place} ${tile}`;
    const deed = this.#deeds[this.#deeds.length - 1];
    if (deed !== undefined) deed.seen.push(seen);
    else this.#say(`In the open: ${seen}.`);
  }

  #say(sentence: string): void {
    this.#closeDeeds();
    this.#sentences.push(sentence);
  }

  #closeDeeds(): void {
    if (this.#deeds.length === 0) return;
    const clauses = this.#deeds.map(({ words, seen }) =>
      seen.length === 0 ? words : `${words} (${seen.join(', ')})`,
    );
    this.#sentences.push(capital(`seat ${this.#deeds[0].seat} ${listed(clauses)}.`));
    this.#deeds = [];
  }

  #closeText(): void {
    this.#closeDeeds();
    if (this.#idle !== null) this.#sentences.unshift(`Seat ${this.#idle} does nothing.`);
    if (this.#sentences.length > 0) this.#texts.push(this.#sentences.join(' '));
    this.#sentences = [];
    this.#idle = null;
  }
}

type Doing = Extract<RoquefortEvent, { type: 'placed' | 'entered' | 'ran' | 'uncovered' | 'slid' }>;

function deed(event: Doing): string {
  switch (event.type) {
    case 'placed':
      return `puts a mouse into tower ${event.tower}`;
    case 'entered':
      return `enters tower ${event.tower}`;
    case 'ran':
      return runs(event.from, event.path);
    case 'uncovered':
      return `uncovers ${event.room}`;
    case 'slid':
      return `slides ${event.slot}`;
  }
}

function runs(from: string, path: readonly string[]): string {
  const to = path[path.length - 1];
  const over = path.slice(0, -1);
  if (from === 'outside') return `enters over ${listed(over)} to ${to}`;
  return over.length === 0 ? `runs ${from}-${to}` : `runs ${from}-${to} over ${listed(over)}`;
}
