import type { ChateauEvent } from '@castellan/oh-mon-chateau';
import { capital, listed } from '../../seat-names.js';
import { counted } from '../../words.js';
import { guestName } from './guests.js';

/** What happened, a text for each turn: "Rolled: wood and ?. Seat 1 puts wood on 2,1. Seat 0 passes." */
export function tell(events: readonly ChateauEvent[]): string[] {
  const teller = new Teller();
  for (const event of events) teller.hear(event);
  return teller.texts();
}

class Teller {
  readonly #texts: string[] = [];
  #sentences: string[] = [];
  /** Deeds of one seat in a row, not told yet. */
  #seat = 0;
  #deeds: string[] = [];
  /** Guests turned up in a row, not told yet. */
  #shown: string[] = [];
  /** What the token that comes next is. */
  #die: string | null = null;
  /** Who has only just come: that such a guest acts goes without saying. */
  #arrived: string | null = null;

  hear(event: ChateauEvent): void {
    switch (event.type) {
      case 'rolled':
        this.#hearRoll(event.dice);
        break;
      case 'usedDie':
        this.#die = event.face === event.as ? event.as : `"?" as ${event.as}`;
        break;
      case 'turnedUp':
        this.#shown.push(guestName(event.guest));
        break;
      case 'guestActed':
        if (event.guest !== this.#arrived) this.#do(event.seat, `reactivates ${guestName(event.guest)}`);
        this.#arrived = null;
        break;
      case 'finished':
        this.#do(event.seat, 'completes the castle and draws a cloud');
        this.#say('The others may build once more.');
        break;
      case 'buildingBegan':
      case 'turnEnded':
      case 'ended':
        this.#die = null;
        break;
      default:
        this.#do(event.seat, this.#deed(event));
    }
  }

  texts(): string[] {
    this.#closeText();
    return this.#texts;
  }

  /** Two dice begin a turn; one is Dagobert's. */
  #hearRoll(dice: readonly string[]): void {
    if (dice.length === 1) {
      this.#do(this.#seat, `rolls ${dice[0]}`);
    } else {
      this.#closeText();
      this.#say(`Rolled: ${listed(dice)}.`);
    }
  }

  #deed(event: Deed): string {
    const die = this.#die;
    switch (event.type) {
      case 'passed':
        return 'passes';
      case 'placedToken':
        return `puts ${die ?? 'a token'} on ${event.cell}`;
      case 'movedToken':
        return `moves ${event.from}-${event.to}`;
      case 'drewInhabitants':
        return `draws ${counted(event.count, 'inhabitant')}`;
      case 'drewFlag':
        return `draws a flag of ${event.points}`;
      case 'drewCloud':
        return `draws a cloud of ${event.points}`;
      case 'drewSun':
        return 'draws the sun';
      case 'cleared':
        return `clears ${event.line}`;
      case 'builtFloor':
        return `builds keep floor ${event.floors}`;
      case 'builtTower':
        return `builds a tower of ${event.points}`;
      case 'builtWall':
        return `builds a wall for ${counted(event.flags, 'flag')}`;
      case 'guestArrived':
        this.#arrived = event.guest;
        return `welcomes ${guestName(event.guest)}`;
      case 'stole':
        this.#arrived = event.guest;
        return `steals ${guestName(event.guest)} from seat ${event.from}`;
      case 'tokensLost':
        return `loses ${counted(event.count, 'token')} of ${guestName(event.guest)}`;
    }
  }

  #do(seat: number, words: string): void {
    if (seat !== this.#seat) this.#closeDeeds();
    this.#seat = seat;
    this.#deeds.push(words);
    this.#die = null;
  }

  #say(sentence: string): void {
    this.#closeDeeds();
    this.#sentences.push(sentence);
  }

  /** Guests who were turned up between the deeds are told after them. */
  #closeDeeds(): void {
    if (this.#deeds.length > 0) this.#sentences.push(capital(`seat ${this.#seat} ${listed(this.#deeds)}.`));
    if (this.#shown.length > 0) this.#sentences.push(`Turned up: ${listed(this.#shown)}.`);
    this.#deeds = [];
    this.#shown = [];
  }

  #closeText(): void {
    this.#closeDeeds();
    if (this.#sentences.length > 0) this.#texts.push(this.#sentences.join(' '));
    this.#sentences = [];
  }
}

type Deed = Exclude<
  ChateauEvent,
  {
    type:
      | 'rolled'
      | 'usedDie'
      | 'turnedUp'
      | 'guestActed'
      | 'finished'
      | 'buildingBegan'
      | 'turnEnded'
      | 'ended';
  }
>;
