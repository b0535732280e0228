import type { JsonObject } from '@castellan/kernel';
import {
  type CastleView,
  type ChateauEvent,
  type ChateauOptions,
  type ChateauView,
  chateauScenery,
  GUESTS,
  printedBox,
} from '@castellan/oh-mon-chateau';
import type { Chronicle, GameEnd } from '../../../face.js';
import { Sides } from '../../../statistics/sides.js';
import { constructionName } from '../constructions.js';
import { GuestBook } from './guest-book.js';
import { type ChateauSummary, report } from './report.js';

/** Keep floors, towers and walls of a complete castle. */
const OF_EACH = 4;

/** What a designer would ask about many games of Oh mon château. */
export class ChateauChronicle implements Chronicle<ChateauView, ChateauEvent> {
  readonly #options: ChateauOptions;
  readonly #lineNames: ReadonlyMap<string, string>;
  readonly #points = new Sides();
  readonly #castles = new Sides();
  readonly #lines = new Sides();
  readonly #guests: GuestBook;
  readonly #dice = { offered: 0, used: 0 };
  readonly #sun = { games: 0, wins: 0 };
  readonly #finisher: { games: number; wins: number; byOrder: number[] };
  readonly #stalled = { seats: 0, withoutTokens: 0, lackFloors: 0, lackTowers: 0, lackWalls: 0 };
  #games = 0;
  #finalBuilds = 0;
  /** Of the game that is heard: lines cleared, by seat, and whether somebody has finished. */
  #builds: Record<string, number>[] = [];
  #finished = false;

  constructor(options: ChateauOptions) {
    this.#options = options;
    const { lines } = chateauScenery(options);
    this.#lineNames = new Map(
      lines.map(({ name, construction }) => [name, `${name} ${constructionName(construction)}`]),
    );
    const grand = options.mode === 'grands-architectes';
    const small = Object.keys(options.box?.guests ?? printedBox(options.mode).guests);
    this.#guests = new GuestBook(grand ? GUESTS.map(({ id }) => id) : small);
    this.#finisher = { games: 0, wins: 0, byOrder: new Array<number>(options.players).fill(0) };
    this.#clear();
  }

  hear(event: ChateauEvent): void {
    this.#guests.hear(event);
    if (event.type === 'rolled' && event.dice.length === 2) this.#dice.offered += this.#options.players + 1;
    else if (event.type === 'usedDie') this.#dice.used++;
    else if (event.type === 'finished') this.#finished = true;
    else if (event.type === 'cleared') {
      this.#builds[event.seat][this.#lineNames.get(event.line) ?? event.line]++;
      if (this.#finished) this.#finalBuilds++;
    }
  }

  close({ view, outcome, first }: GameEnd<ChateauView>): void {
    const { players } = this.#options;
    const winOf = (seat: number): number => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0);
    view.castles.forEach((castle, seat) => {
      const won = winOf(seat) > 0;
      const { total: _, ...points } = castle.score;
      this.#points.add(won, points);
      this.#castles.add(won, {
        'keep floors': castle.floors,
        towers: castle.towers.length,
        walls: castle.walls.length,
        flags: castle.flags.length,
        inhabitants: castle.inhabitants,
        guests: castle.guests.length,
        clouds: castle.clouds.length,
        'tokens on the board': castle.tokens.length,
      });
      this.#lines.add(won, this.#builds[seat]);
      this.#guests.close(castle.guests, winOf(seat));
      if (outcome.reason === 'stall') this.#addStalled(castle);
    });
    this.#games++;
    if (view.sun !== null) {
      this.#sun.games++;
      this.#sun.wins += winOf(view.sun);
    }
    if (view.finisher !== null) {
      this.#finisher.games++;
      this.#finisher.wins += winOf(view.finisher);
      this.#finisher.byOrder[(view.finisher - first + players) % players]++;
    }
    this.#clear();
  }

  #addStalled({ tokensLeft, floors, towers, walls }: CastleView): void {
    this.#stalled.seats++;
    if (tokensLeft === 0) this.#stalled.withoutTokens++;
    if (floors < OF_EACH) this.#stalled.lackFloors++;
    if (towers.length < OF_EACH) this.#stalled.lackTowers++;
    if (walls.length < OF_EACH) this.#stalled.lackWalls++;
  }

  summary(): JsonObject {
    return this.#summary();
  }

  report(): string[] {
    return report(this.#summary());
  }

  #summary(): ChateauSummary {
    return {
      games: this.#games,
      players: this.#options.players,
      points: this.#points.means(),
      castles: this.#castles.means(),
      lines: this.#lines.means(),
      guests: this.#guests.figures(),
      finisher: this.#finisher,
      sun: this.#sun,
      dice: this.#dice,
      finalBuilds: this.#finalBuilds,
      stalled: this.#stalled,
    };
  }

  #clear(): void {
    const none = [...this.#lineNames.values()].map((name) => [name, 0]);
    this.#builds = Array.from({ length: this.#options.players }, () => Object.fromEntries(none));
    this.#finished = false;
  }
}
