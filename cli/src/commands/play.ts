import { type JsonObject, type ReplayStep, replay, SeededChance, type State } from '@castellan/kernel';
import { Table } from '@castellan/match';
import { accept, BadInput } from '../bad-input.js';
import type { Call, Command } from '../command.js';
import { type Given, text } from '../flags.js';
import { givenText } from '../given.js';
import { namesOfOpponents, sitDown } from '../opponents.js';
import { readBots, usualBots } from '../play/bots.js';
import { type Display, FullScreen, Scroll } from '../play/display.js';
import { Keyboard } from '../play/keyboard.js';
import { type Beginning, type Companion, LiveGame } from '../play/live-game.js';
import { askQuestions } from '../play/questions.js';
import { TerminalGame } from '../play/terminal-game.js';
import { askWhoBegins } from '../play/who-begins.js';
import { newFile, RecordFile, readRecord } from '../record-file.js';
import { shelf } from '../registry.js';
import { SEED_FLAG, Setup } from '../setup.js';
import { inkFor } from '../terminal/ink.js';
import { printLines } from '../terminal/output.js';

export const playCommand: Command = {
  name: 'play',
  summary: 'play at this terminal, with people, with bots, or both',
  operand: 'game',
  flags: {
    bots: text('bots', 'SEATS', 'seats that play by themselves, such as "1,2"; none; all (all but 0)'),
    against: text('against', 'NAME', `who the bots are; ${namesOfOpponents()}`),
    save: text('save', 'FILE', 'keep the game in a new file, written at every move'),
    resume: text('resume', 'FILE', 'go on with a saved game; it is kept in the same file unless --save'),
    ...SEED_FLAG,
  },
  details: [
    'Without flags it asks how many play and who is a bot. Then type the number of a move or the move itself; "?" explains, "u" takes back, "q" leaves.',
  ],
  async run(call) {
    const keyboard = new Keyboard();
    try {
      await play(call, keyboard);
    } finally {
      keyboard.close();
    }
  },
};

async function play({ given, operand }: Call, keyboard: Keyboard): Promise<void> {
  const file = givenText(given, 'resume');
  const answers = wantsQuestions(given) ? await askQuestions(shelf.find(operand), keyboard) : {};
  if (answers === null) return;
  const opening =
    file === undefined
      ? await openNew({ ...given, ...answers }, operand, keyboard)
      : await openSaved(file, given, operand);
  if (opening === null) return;
  const { saved, seed } = opening;
  const live = new LiveGame(opening);

  const ink = inkFor(process.stdout, process.env);
  const display: Display = ownsScreen() ? new FullScreen(keyboard) : new Scroll();
  try {
    await new TerminalGame(live, keyboard, display, ink).hold();
  } finally {
    display.close();
  }
  if (live.state.isOver()) await printLines([`Seed: ${seed}`]);
  else if (saved !== undefined) await printLines([`Go on with: castellan play --resume ${saved.path}`]);
}

type Opening = Beginning & { readonly saved: RecordFile | undefined; readonly seed: string };

/** Null if somebody leaves before it has begun. */
async function openNew(
  asked: Given,
  operand: string | undefined,
  keyboard: Keyboard,
): Promise<Opening | null> {
  const box = shelf.find(operand);
  const given = await askWhoBegins(box, asked, keyboard);
  if (given === null) return null;
  const setup = new Setup(box, given);
  const options = setup.options(1);
  const chance = setup.chance(1);
  const table = Table.open('', setup.box.game, options, [], () => chance);
  const path = givenText(given, 'save');
  const saved = path === undefined ? undefined : fileToSave(path);
  return {
    box: setup.box,
    table,
    before: 0,
    bots: botsOf(given, table.seats),
    companions: companionsOf(given, setup, options, table.seats),
    chance,
    seed: setup.seed,
    saved,
    keep: (record) => saved?.write(record),
  };
}

async function openSaved(file: string, given: Given, operand: string | undefined): Promise<Opening> {
  if (file === '-') throw new BadInput('--resume: a file is needed; standard input is for moves');
  const record = await readRecord(file);
  const box = shelf.findVersion(record.game, record.rulesVersion);
  if (operand !== undefined && operand !== record.game)
    throw new BadInput(`--resume: ${file} is a game of ${record.game}, not of ${operand}`);
  const fixed = Object.keys(box.face.flags).find((key) => given[key] !== undefined);
  if (fixed !== undefined) throw new BadInput(`--resume: a saved game keeps its own options, also ${fixed}`);
  const setup = new Setup(box, given);
  // A stream of its own: the draws before this point were made from others.
  const chance = new SeededChance(`${setup.seed}/resume/${record.actions.length}`);
  const kept = { ...record, sitters: [], version: 0 };
  const table = accept(Table.restore('', box.game, kept, () => chance));
  const companions = companionsOf(given, setup, table.options, table.seats);
  accept(replay(box.game, record, remindOf(companions)));
  const path = givenText(given, 'save') ?? file;
  const saved = path === file ? new RecordFile(file) : fileToSave(path);
  return {
    box,
    table,
    before: record.actions.length,
    bots: botsOf(given, table.seats),
    companions,
    chance,
    seed: setup.seed,
    saved,
    keep: (changed) => saved.write(changed),
  };
}

function fileToSave(path: string): RecordFile {
  return newFile(path, '--save', '; --resume goes on with it');
}

function botsOf(given: Given, seats: number): ReadonlySet<number> {
  const bots = readBots(givenText(given, 'bots') ?? usualBots(seats), seats);
  if (bots.ok) return bots.value;
  throw new BadInput(`--bots: ${bots.error}`);
}

function companionsOf(
  given: Given,
  setup: Setup,
  options: JsonObject,
  seats: number,
): ReadonlyMap<number, Companion> {
  const name = givenText(given, 'against');
  if (name === undefined) return new Map();
  const bots = botsOf(given, seats);
  return new Map([...bots].map((seat) => [seat, sitDown(setup.box, name, options, seat, setup.seed)]));
}

/** Companions of a saved game lived through all of it. */
function remindOf(companions: ReadonlyMap<number, Companion>): (step: ReplayStep<State>) => void {
  return ({ state, actor, action }) => {
    const after = state.copy();
    const events: unknown[] = [];
    after.apply(actor, action, events);
    for (const [seat, companion] of companions) companion.witness(events, after.view(seat));
  };
}

/** Somebody who said anything about the game has said enough. */
function wantsQuestions(given: Given): boolean {
  const said = Object.keys(given).some((key) => key !== 'seed' && key !== 'save');
  return !said && process.stdin.isTTY === true && process.stdout.isTTY === true;
}

function ownsScreen(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
}
