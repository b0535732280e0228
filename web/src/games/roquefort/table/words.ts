import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import type { Thing } from '../texts/en/table.js';
import { roquefortTexts } from '../texts/table.js';
import { isFloor, isTower, type Room } from './geometry.js';
import { type Choices, roofsBeside } from './offers.js';
import type { Held } from './roquefort-table.js';
import { mouseAt, roomAt, type Scene } from './scene.js';

type Tiles = ReturnType<typeof roquefortTexts>['tile'];

export function tileName(tile: string): string {
  return roquefortTexts().tile[tile as keyof Tiles];
}

/** "c4, Gouda, mouse of Anna, 2 actions away". */
export function cellLabel(
  cell: string,
  scene: Scene,
  names: readonly string[],
  reach: number | null,
): string {
  const { cell: words } = roquefortTexts();
  const room = roomAt(scene, cell);
  const roofed = room !== undefined && scene.roofed.has(room.letter);
  const mouse = mouseAt(scene, cell);
  const parts = [cell];
  if (isTower(cell)) parts.push(words.tower);
  else if (roofed) parts.push(roofName(room), words.room(room.letter));
  else if (!isFloor(cell)) parts.push(words.raised);
  else parts.push(tileName(scene.tiles.find((piece) => piece.cell === cell)?.tile ?? 'unknown'));
  if (roofed && scene.marks[cell] !== undefined) parts.push(words.remembered(tileName(scene.marks[cell])));
  if (mouse !== undefined) parts.push(words.mouseOf(names[mouse.seat]));
  else if (!roofed) parts.push(words.empty);
  if (reach !== null) parts.push(words.reach(reach));
  return parts.join(', ');
}

function roofName({ material }: Room): string {
  const { cell } = roquefortTexts();
  return { tiled: cell.roofTiled, thatched: cell.roofThatched, copper: cell.roofCopper }[material];
}

export function eventWords(event: RoquefortEvent, names: readonly string[]): string {
  const { log, ending } = roquefortTexts();
  switch (event.type) {
    case 'placed':
      return log.placed(names[event.seat], event.tower);
    case 'entered':
      return log.entered(names[event.seat], event.tower);
    case 'ran': {
      const to = event.path.at(-1) ?? '';
      const over = event.path.slice(0, -1);
      if (event.from === 'outside') return log.enteredOver(names[event.seat], to, over);
      return log.ran(names[event.seat], event.from, to, over);
    }
    case 'uncovered':
      return log.uncovered(names[event.seat], event.room);
    case 'slid':
      return log.slid(names[event.seat], event.slot);
    case 'seen':
      return event.place === 'spare'
        ? log.seenSpare(tileName(event.tile))
        : log.seen(event.place, tileName(event.tile));
    case 'fell':
      return log.fell(names[event.seat], event.cell);
    case 'collected':
      return log.collected(names[event.seat], tileName(event.kind));
    case 'covered':
      return log.covered(event.rooms);
    case 'turnBegan':
      return log.turnBegan(names[event.seat]);
    case 'ended':
      return event.winner === null ? ending.drawTitle : ending.title(names[event.winner]);
  }
}

/** What a prompt speaks of. */
export type Asked = {
  readonly view: Pick<RoquefortView, 'phase' | 'actionsLeft' | 'turnActions'>;
  readonly held: Held;
  readonly choices: Choices;
  readonly scene: Scene;
  /** Something is on its way or being shown: nothing can be done, and so nothing is asked for. */
  readonly busy: boolean;
};

export type AskedFor = keyof ReturnType<typeof roquefortTexts>['prompt'];

/** What whoever plays can do now. */
export function askedFor({ view, held, choices, scene, busy }: Asked): AskedFor {
  if (busy) return 'turn';
  if (view.phase === 'setup') return 'place';
  if (held.kind === 'mouse' && !choices.run.has(held.cell))
    return roofsBeside(held.cell, choices, scene).length > 0 ? 'stuck' : 'stuckHere';
  if (held.kind === 'mouse') return 'mouse';
  if (held.kind === 'outside') return 'enter';
  if (held.kind === 'spare') return held.slot === null ? 'slide' : 'push';
  if (view.actionsLeft === 0) return 'done';
  if (thingsIn(choices).length === 0) return 'over';
  return view.actionsLeft === view.turnActions ? 'begin' : 'go';
}

/** The same in words, said to them by name. */
export function promptWords(name: string, asked: Asked): string {
  const { prompt } = roquefortTexts();
  const what = askedFor(asked);
  return what === 'begin' ? prompt.begin(name, thingsIn(asked.choices)) : prompt[what](name);
}

function thingsIn({ run, enter, uncover, slide }: Choices): Thing[] {
  return [
    ...(run.size + enter.size > 0 ? (['mouse'] as const) : []),
    ...(uncover.size > 0 ? (['roof'] as const) : []),
    ...(slide.size > 0 ? (['slot'] as const) : []),
  ];
}

/** Why the rules say no to a move, by the rule's number. */
export function whyWords(rule: string): string | undefined {
  const why: Readonly<Record<string, string>> = roquefortTexts().why;
  return why[rule];
}
