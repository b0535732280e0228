import { type JsonObject, type Seat, SPECTATOR } from '@castellan/kernel';
import { tellOutcome } from '../ending.js';
import type { Scene } from '../face.js';
import { seatMark } from '../seat-names.js';
import type { Ink } from '../terminal/ink.js';
import { COLUMNS, wrap } from '../terminal/layout.js';
import { printLines } from '../terminal/output.js';
import { STONE_SHADE } from '../terminal/palette.js';
import { readAnswer } from './answer.js';
import type { Display } from './display.js';
import { hint } from './hint.js';
import type { Keyboard } from './keyboard.js';
import type { LiveGame } from './live-game.js';
import { listMoves, showMoves } from './move-list.js';

const HELP = [
  'Type the number of a move, or the move itself; Enter if there is only one.',
  'u takes your last move back, unless something became known or others have moved.',
  'h shows the best turns that somebody with a perfect memory would see in your',
  'place, and why.',
  'Where several choose at once, "1:" before a move or a u is for seat 1.',
  'q leaves the game, ? shows this.',
  '',
];

const LONG_MOVE = 16;

/** Plays a game with the people at the keyboard. */
export class TerminalGame {
  readonly #live: LiveGame;
  readonly #keyboard: Keyboard;
  readonly #display: Display;
  readonly #ink: Ink;
  readonly #names: readonly string[];
  readonly #options: JsonObject;
  readonly #title: string;

  constructor(live: LiveGame, keyboard: Keyboard, display: Display, ink: Ink) {
    this.#live = live;
    this.#keyboard = keyboard;
    this.#display = display;
    this.#ink = ink;
    this.#options = live.record().options;
    this.#title = live.box.face.title(this.#options);
    const alone = live.people().length === 1;
    this.#names = Array.from({ length: live.state.seats }, (_, seat) =>
      live.bots.has(seat) ? 'bot' : alone ? 'you' : '',
    );
  }

  /** Until the game is over or the people leave. */
  async hold(): Promise<void> {
    let staying = true;
    while (staying) {
      this.#live.settle();
      const [seat] = this.#live.waiting();
      if (seat === undefined) break;
      await this.#show(seat);
      staying = await this.#hear(seat);
    }
    this.#display.close();
    await this.#tellEnd();
  }

  async #show(seat: Seat, remark?: string): Promise<void> {
    const { box, state } = this.#live;
    const told = box.face.tell(this.#live.takeEvents());
    const moves = listMoves(box, state, seat);
    this.#keyboard.completions = moves.map(({ move }) => move);
    await this.#display.show({
      news: remark === undefined ? told : [...told, remark],
      board: box.face.draw(state.view(seat), this.#scene()),
      moves: showMoves(moves, this.#ink),
    });
  }

  /** Asks until a move is made. False if the person leaves. */
  async #hear(asked: Seat): Promise<boolean> {
    const live = this.#live;
    let seat = asked;
    for (;;) {
      const line = await this.#keyboard.ask(this.#question(seat));
      const answer = readAnswer(line, live, seat);
      switch (answer.kind) {
        case 'leave':
          return false;
        case 'move':
          live.act(answer.seat, answer.action);
          return true;
        case 'undo': {
          const move = live.undo(answer.seat);
          if (move === null) await this.#display.remark('There is nothing that could be taken back.');
          else {
            seat = answer.seat;
            await this.#show(seat, `Taken back: ${move}.`);
          }
          break;
        }
        case 'hint':
          await this.#display.page(hint(live.box, live.record(), answer.seat));
          break;
        case 'help':
          await this.#display.page([...HELP, this.#title, ...live.box.face.help(this.#ink, this.#options)]);
          break;
        case 'wrong':
          await this.#display.remark(answer.message);
          break;
        case 'nothing':
          break;
      }
    }
  }

  #scene(): Scene {
    return { ink: this.#ink, title: this.#title, names: this.#names };
  }

  #question(seat: Seat): string {
    const { sign, colour, text } = seatMark(seat);
    const mark = this.#ink.paint(sign, { fg: text, bg: colour, bold: true });
    const [only, ...others] = listMoves(this.#live.box, this.#live.state, seat);
    const keys = [
      // a long move has its number in the list; the line has room for what is typed
      ...(others.length === 0 ? [`Enter ${only.move.length > LONG_MOVE ? only.number : only.move}`] : []),
      '? help',
      ...(this.#live.canUndo(seat) ? ['u undo'] : []),
      'q quit',
    ];
    return `${mark} ${this.#ink.paint(`(${keys.join(', ')})`, { fg: STONE_SHADE })} > `;
  }

  async #tellEnd(): Promise<void> {
    const { box, state } = this.#live;
    const outcome = state.outcome();
    if (outcome === null) return printLines(['The game is unfinished.']);
    const news = box.face.tell(this.#live.takeEvents()).flatMap((text) => wrap(text, COLUMNS, '  '));
    const board = box.face.draw(state.view(SPECTATOR), this.#scene());
    await printLines([...news, '', ...board, '', ...tellOutcome(outcome, box.face)]);
  }
}
