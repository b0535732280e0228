import { SPECTATOR } from '@castellan/kernel';
import type { Table } from '@castellan/match';
import type { Full } from '@castellan/protocol';
import { LateSheets } from './late-sheets.js';
import type { OnlineTable } from './online-table.js';
import { type Sheet, type Stroke, sheetFields, written } from './sheets.js';
import type { Listener, TableServices } from './table-services.js';

/** What whoever looks on was told of one change, and all they could see after it. */
type Moment = { readonly at: number; readonly full: Full; readonly text: string };

/**
 * Those who look on at a public game that counts see it a while later, so that nobody is helped by them. They are told everything
 * in order, as over a slow line; whoever comes gets the game as it was then, and what has happened since in its time.
 */
export class SpectatorDelay {
  readonly #table: OnlineTable;
  readonly #services: TableServices;
  readonly #late = new Map<Listener, LateListener>();
  #past: Moment[] = [];
  #isOn = false;
  #sheets: LateSheets | null = null;

  constructor(table: OnlineTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
  }

  /** The game has begun, or was taken up again: whether it counts is asked once. */
  async begin(play: Table): Promise<void> {
    const { setup, seating } = this.#table;
    const people = seating.places.flatMap(({ person }) => (person === null ? [] : [person]));
    const mayCount = setup.isPublic && people.length === seating.places.length && people.length > 1;
    if (this.#services.spectatorDelay === 0 || !mayCount) return;
    const passkeys = await Promise.all(
      people.map((person) => this.#services.store.run('passkeysOf', { person })),
    );
    if (passkeys.some((own) => own.length === 0) || this.#isOn) return;
    this.#isOn = true;
    this.#sheets = new LateSheets(this.#table.sheets.all());
    this.note(play, '');
  }

  /** Something was drawn that everybody is told by this text. */
  noteInk(ink: Stroke, text: string): void {
    const at = this.#services.now();
    this.#sheets?.note({ at, ink, text }, at - this.#services.spectatorDelay);
  }

  /** Something happened that spectators are told by this text. */
  note(play: Table, text: string): void {
    if (!this.#isOn) return;
    const now = this.#services.now();
    this.#past.push({ at: now, full: fullOf(play), text });
    const first = this.#firstShown(now);
    if (first > 0) this.#past = this.#past.slice(first);
  }

  /** The listener to tell in the place of one that has no seat here; itself if nothing is held back. */
  admit(listener: Listener): Listener {
    const inner = listener instanceof LateListener ? listener.leave() : listener;
    const isPlaying = this.#isOn && this.#table.status === 'playing';
    if (!isPlaying || this.#table.seating.heldBy(inner).length > 0) return inner;
    const late = new LateListener(inner, this.#services);
    this.#late.set(inner, late);
    return late;
  }

  /** What was drawn, as fields of the answer to whoever comes. */
  sheetFields(listener: Listener, known?: Readonly<Partial<Record<string, string>>>): string {
    const late = this.#late.get(listener)?.sheets ?? null;
    if (late === null) return this.#table.sheets.fields(known);
    return sheetFields(
      [...late].map(([seat, sheet]) => [seat, written(sheet)] as const),
      known,
    );
  }

  /** Who is told for a listener. */
  of(listener: Listener): Listener {
    return this.#late.get(listener) ?? listener;
  }

  forget(listener: Listener): Listener {
    const late = this.#late.get(listener);
    this.#late.delete(listener);
    late?.leave();
    return late ?? listener;
  }

  /** The game as somebody who comes now may see it; what follows is on its way to them. Null if nothing is held back. */
  show(listener: Listener): Full | null {
    if (!(listener instanceof LateListener) || this.#past.length === 0) return null;
    const now = this.#services.now();
    const [shown, ...since] = this.#past.slice(this.#firstShown(now));
    const drawn = this.#sheets?.shownAt(now - this.#services.spectatorDelay);
    listener.sheets = drawn?.sheets ?? null;
    const missed = [...since, ...(drawn?.since ?? [])].sort((one, other) => one.at - other.at);
    for (const { at, text } of missed) listener.sendAt(text, at);
    return shown.full;
  }

  /** The game as those see it who look on; null if nothing is held back. */
  latest(): Full | null {
    return this.#isOn && this.#past.length > 0
      ? this.#past[this.#firstShown(this.#services.now())].full
      : null;
  }

  /** The last moment that is old enough, or the first there is. */
  #firstShown(now: number): number {
    const shownUntil = now - this.#services.spectatorDelay;
    const young = this.#past.findIndex(({ at }) => at > shownUntil);
    return Math.max(0, (young < 0 ? this.#past.length : young) - 1);
  }
}

/** Somebody who is told everything in order, a while later. */
export class LateListener implements Listener {
  readonly #inner: Listener;
  readonly #services: TableServices;
  /** What was drawn when they came, as far as they may see it. */
  sheets: ReadonlyMap<number, Sheet> | null = null;
  #waiting: { readonly due: number; readonly text: string }[] = [];
  #stop: (() => void) | null = null;

  constructor(inner: Listener, services: TableServices) {
    this.#inner = inner;
    this.#services = services;
  }

  get person(): Listener['person'] {
    return this.#inner.person;
  }

  get address(): Listener['address'] {
    return this.#inner.address;
  }

  get program(): Listener['program'] {
    return this.#inner.program;
  }

  send(text: string): void {
    this.sendAt(text, this.#services.now());
  }

  sendSoon(text: string): void {
    this.send(text);
  }

  /** What happened then. */
  sendAt(text: string, at: number): void {
    this.#waiting.push({ due: at + this.#services.spectatorDelay, text });
    if (this.#stop === null) this.#wait();
  }

  /** Nothing more is told; gives back who it was. */
  leave(): Listener {
    this.#stop?.();
    this.#stop = null;
    this.#waiting = [];
    return this.#inner;
  }

  #wait(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#stop = this.#services.after(Math.max(0, next.due - this.#services.now()), () => {
      this.#stop = null;
      const now = this.#services.now();
      while (this.#waiting.length > 0 && this.#waiting[0].due <= now) {
        const [{ text }] = this.#waiting.splice(0, 1);
        if (text !== '') this.#inner.send(text);
      }
      this.#wait();
    });
  }
}

function fullOf(play: Table): Full {
  const { version, sights, actors, undo, outcome } = play.show([SPECTATOR]);
  return { version, sights, actors, undo, outcome, past: play.recent() } as Full;
}
