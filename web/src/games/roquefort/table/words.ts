import type { RoquefortEvent } from '@castellan/roquefort';
import { t } from '../../../i18n/i18n.js';
import type { Trouble } from '../../../tables/protocol.js';
import { isFloor, isTower, type Room } from './geometry.js';
import type { Choices } from './offers.js';
import type { Held } from './play.js';
import { mouseAt, roomAt, type Scene } from './scene.js';

type Tiles = ReturnType<typeof t>['tile'];

export function tileName(tile: string): string {
  return t().tile[tile as keyof Tiles];
}

/** "c4, Gouda, mouse of Anna, 2 actions away". */
export function cellLabel(
  cell: string,
  scene: Scene,
  names: readonly string[],
  reach: number | null,
): string {
  const { cell: words } = t();
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
  const { cell } = t();
  return { tiled: cell.roofTiled, thatched: cell.roofThatched, copper: cell.roofCopper }[material];
}

export function eventWords(event: RoquefortEvent, names: readonly string[]): string {
  const { log, ending } = t();
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

/** What whoever plays can do now. */
export function promptWords(
  name: string,
  phase: string,
  actionsLeft: number,
  held: Held,
  choices: Choices,
): string {
  const { prompt } = t();
  if (phase === 'setup') return prompt.place(name);
  if (held.kind === 'mouse' && !choices.run.has(held.cell)) return prompt.stuck(name);
  if (held.kind === 'mouse' || held.kind === 'outside') return prompt.mouse(name);
  if (held.kind === 'spare') return prompt.slide(name);
  if (
    actionsLeft === 0 ||
    choices.uncover.size + choices.run.size + choices.slide.size + choices.enter.size === 0
  )
    return prompt.done(name);
  return actionsLeft === 4 ? prompt.begin(name) : prompt.go(name);
}

export function troubleWords(trouble: Trouble): string {
  const { why, problem, roquefort } = t();
  if (trouble.kind === 'illegal-move')
    return Object.hasOwn(why, trouble.rule) ? why[trouble.rule as keyof typeof why] : trouble.message;
  if (trouble.kind === 'storage') return problem.storage;
  if (trouble.kind === 'no-such-table') return problem.gone;
  return roquefort.notSaved;
}
