import type { HereElsewhere } from '../cluster/bus.js';
import type { LogRow } from '../store/operation.js';
import type { ListedTable } from '../store/operations/tables.js';
import type { BotTurns } from './bot-turns.js';
import type { EndOfGame } from './end-of-game.js';
import type { LogAppender } from './log-appender.js';
import { endedOf, type LeavingEntry, type LogEntry, readEntry } from './log-entry.js';
import type { OnlineTable } from './online-table.js';
import type { Pause } from './pause.js';
import type { TableRow } from './table-row.js';
import { BOT_MOVE } from './turns-begun.js';

/** What a table consists of that nobody else may touch. */
type Parts = {
  readonly log: LogAppender;
  readonly row: TableRow;
  readonly end: EndOfGame;
  readonly pause: Pause;
  readonly botTurns: BotTurns;
  afterChange(): void;
  startIfReady(): void;
};

type MoveEntry = Extract<LogEntry, { readonly kind: 'move' | 'undo' }>;

/** What happened to the same table at another node, done here so that everybody hears of it as if it had been done here. */
export class Following {
  readonly #table: OnlineTable;
  readonly #parts: Parts;

  constructor(table: OnlineTable, parts: Parts) {
    this.#table = table;
    this.#parts = parts;
  }

  /** The next entry of the log. False: the table has to be read anew. */
  entry({ seq, entry: text, at }: LogRow): boolean {
    const entry = readEntry(text);
    if (entry.kind === 'move' || entry.kind === 'undo') return this.#move(seq, entry, at);
    // how it begins depends on what is beside the log
    if (entry.kind === 'open' || entry.kind === 'created' || entry.kind === 'imported') return false;
    this.#passed(seq, at);
    const { clock, leaving, telling } = this.#table;
    switch (entry.kind) {
      case 'pause':
      case 'go-on':
        this.#parts.pause.set(entry.kind === 'pause', at);
        break;
      case 'restart':
        clock.goOn(at);
        leaving.goOn(at);
        break;
      case 'hints':
        this.#table.hints.follow(entry);
        break;
      case 'ended':
        this.#ended(entry, at);
        break;
      default:
        leaving.follow(entry);
    }
    telling.state();
    this.#parts.afterChange();
    return true;
  }

  #move(seq: number, entry: MoveEntry, at: number): boolean {
    const table = this.#table;
    const { play, seating } = table;
    const { end, row, afterChange } = this.#parts;
    if (play === null || !play.follow(entry).ok) return false;
    this.#passed(seq, at);
    end.noteMove(entry.moveId);
    // whoever acts at another node is back
    const place = seating.places[entry.seat];
    if (place?.untilTurnEnds === true && !entry.moveId.startsWith(BOT_MOVE)) seating.back(place);
    row.note({ ending: null, updated: at });
    const tell = table.passed(play, entry, null, at);
    if (play.isOver()) end.byRules(play, at, true);
    tell();
    afterChange();
    return true;
  }

  #ended(entry: LeavingEntry & { readonly kind: 'ended' }, at: number): void {
    const { play, leaving, clock, telling } = this.#table;
    leaving.follow(entry);
    clock.stop(at);
    this.#parts.end.early(endedOf(entry), at, true);
    this.#parts.botTurns.stop();
    if (play !== null) telling.everything(play, true)();
  }

  #passed(seq: number, at: number): void {
    this.#parts.log.passed(seq);
    this.#table.lastAt = at;
  }

  /** Seats, host, setup and the like as they are in the store now. */
  rows({ table: info, seats }: ListedTable): void {
    const table = this.#table;
    table.seating.refresh(seats);
    table.setSetup(JSON.parse(info.setup), table.play === null ? JSON.parse(info.options) : table.options);
    // that it has begun is in the log, and what is over stays over
    const isOver = info.status === 'over' && table.status !== 'over';
    this.#parts.row.note({ ...info, status: isOver ? 'over' : table.status, outcome: info.outcome });
    table.seatKept();
    table.telling.state();
    if (table.elsewhere.isKept) this.#parts.startIfReady();
    this.#parts.afterChange();
  }

  /** Who is there at another node now; null: that node is gone. */
  here(node: string, here: HereElsewhere | null): void {
    const table = this.#table;
    const { elsewhere } = table.audience;
    const before = table.audience.peopleElsewhere();
    const isNobody = here === null || here.people.length + here.programs.length + here.watchers === 0;
    if (isNobody && !elsewhere.has(node)) return;
    if (isNobody) elsewhere.delete(node);
    else elsewhere.set(node, here);
    for (const person of before) if (!table.audience.has(person)) table.left(person);
    table.telling.state();
    if (table.status === 'waiting' && table.setup.isPublic) table.seatKept();
    if (table.elsewhere.isKept) this.#parts.startIfReady();
  }
}
