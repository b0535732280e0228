import type { Table } from '@castellan/match';
import type { Full, ToClient, ToServerOf } from '@castellan/protocol';
import type { LogAppender } from './log-appender.js';
import type { OnlineTable } from './online-table.js';
import type { Stroke } from './sheets.js';
import { SpectatorDelay } from './spectator-delay.js';
import type { Listener, TableServices } from './table-services.js';
import { fullText, stateOf, type TableWelcome, welcomeTo } from './views.js';

/** Somebody who looks on, whoever it is. */
const NOBODY: Listener = { person: null, program: null, address: '', send: () => {}, sendSoon: () => {} };

/** What is told of a table, to whom and when: never before it is kept, and to some of those who look on a while later. */
export class Telling {
  readonly #table: OnlineTable;
  readonly #services: TableServices;
  readonly #log: LogAppender;
  readonly #delay: SpectatorDelay;

  constructor(table: OnlineTable, services: TableServices, log: LogAppender) {
    this.#table = table;
    this.#services = services;
    this.#log = log;
    this.#delay = new SpectatorDelay(table, services);
  }

  /** Somebody comes, and is told what there is as soon as all of it is kept. Answers whether they were not here before. */
  welcome(listener: Listener, told: (welcome: TableWelcome) => void, lost?: () => void): boolean {
    const { audience } = this.#table;
    const before = this.#delay.forget(listener);
    const isNew = !audience.listeners.delete(before);
    const heard = this.#delay.admit(listener);
    audience.add(heard);
    const shown = this.#delay.show(heard);
    const welcome = welcomeTo(this.#table, heard);
    const tell = (): void => {
      const joined = welcome(this.#services.now());
      told(shown === null ? joined : { ...joined, full: shown });
    };
    this.#log.whenKept(lost === undefined ? { kept: tell } : { kept: tell, lost });
    // whoever only asks again changes nothing for the others
    if (isNew) this.state(heard);
    return isNew;
  }

  /** Somebody goes. Answers whether they were here. */
  leave(listener: Listener): boolean {
    return this.#table.audience.listeners.delete(this.#delay.forget(listener));
  }

  /** The game has begun, or was taken up again: some may have to see it later. */
  begin(play: Table): void {
    this.#delay.begin(play).catch((error) => this.#services.complain('whether a game counts', error));
  }

  /** The game as those see it who look on later than it is played; null if they see it at once. */
  heldBack(): Full | null {
    return this.#delay.latest();
  }

  /** What was drawn, as somebody who comes may see it. */
  sheetFields(listener: Listener, known?: Readonly<Partial<Record<string, string>>>): string {
    return this.#delay.sheetFields(listener, known);
  }

  /** Somebody has drawn: it is kept beside the game, and told at once. */
  ink(listener: Listener, message: ToServerOf<'ink'>): void {
    this.#table.sheets.add(message);
    this.drawn(message, listener);
    this.#table.elsewhere.drew(message);
  }

  /** Something new is on a sheet. */
  drawn(ink: Stroke, except: Listener | null = null): void {
    const { audience, id } = this.#table;
    const { seat, side, towers, keep, add } = ink;
    const moved = towers === undefined ? {} : { towers };
    const told: ToClient = { type: 'ink', table: id, seat, side, ...moved, keep, add };
    this.#delay.noteInk(ink, JSON.stringify(told));
    audience.tell(told, except);
  }

  /** All about the table but its game, to everybody: when what has happened so far is kept, its beginning as well. */
  state(except: Listener | null = null): void {
    const { audience } = this.#table;
    if (audience.listeners.size === 0) return;
    this.#log.whenKept({
      kept: () => audience.tell({ type: 'table', state: stateOf(this.#table, this.#services.now()) }, except),
    });
  }

  /** Everything anew for one of those who listen. */
  resync(listener: Listener | null, moveId: string | null = null): void {
    const { play, status } = this.#table;
    if (listener === null || play === null) return;
    const how = { moveId, over: status === 'over', now: this.#services.now() };
    const text = fullText(this.#table, play, listener, how);
    const told = this.#delay.of(listener);
    this.#log.whenKept({ kept: () => told.send(text) });
  }

  /** What a move, or one taken back, means to everybody: worked out now, told when it is kept. */
  moved(play: Table, asker: Listener | null, moveId: string, at: number): () => void {
    const table = this.#table;
    const clocks = table.setup.clock.kind === 'none' ? null : table.clock.state(at);
    const step = play.lastStep();
    const over = play.isOver();
    const text = step === null ? null : this.#services.lanes.step(table.id, step, clocks);
    const next = play.acting;
    const tellViews = text === null || over ? this.everything(play, over, asker, moveId) : null;
    this.#delay.note(
      play,
      text !== null && !over ? `${text}}` : fullText(table, play, NOBODY, { moveId: null, over, now: at }),
    );
    return () => {
      if (text !== null) table.audience.tellStep(text, asker, moveId, next);
      tellViews?.();
      if (over) this.state();
    };
  }

  /** The game as it is now, to each what is theirs to see: told when it is kept. */
  everything(play: Table, over: boolean, asker: Listener | null = null, moveId = ''): () => void {
    const now = this.#services.now();
    return this.#table.audience.prepare((one) =>
      fullText(this.#table, play, one, { moveId: one === asker ? moveId : null, over, now }),
    );
  }
}
