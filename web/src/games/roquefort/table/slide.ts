import { playSound } from '../../../sound/sounds.js';
import { nextTask } from '../../common/steps.js';
import type { Beat } from './beats.js';
import { type Berth, berthOf, FlyingTile, trayBerth } from './flights.js';
import { besideLane, laneOf, type Point, pointAt, pointOf } from './geometry.js';
import type { Moves } from './moves.js';
import { isRoofed, type Scene } from './scene.js';
import type { Extra } from './stage-view.js';

/** How long each part takes; the whole is what a hand needs for it at a table. */
const TO_SLOT = 380;
const INTO_WALL = 220;
const LANE = 440;
const OUT_OF_WALL = 240;
const TO_TRAY = 420;
const LIES = 240;
/** Without motion: three pictures, each as long as this. */
const STILL = 320;

/** What stands behind the stage while a slide is shown. */
export type Backstage = {
  readonly host: Element;
  readonly moves: Moves;
  readonly scene: Scene;
  readonly turns: number;
  readonly isCalm: boolean;
  readonly show: (scene: Scene, extras: readonly Extra[], lane?: string) => void;
  readonly changed: (scene: Scene) => void;
};

/**
 * A slide as it happens on a table: the spare goes from its tray to the slot, the lane moves by one, and what drops out
 * behind the wall lies on the tray. What comes of it is shown afterwards.
 */
export async function stageSlide(back: Backstage, slot: string, beat: Beat, next: Scene): Promise<void> {
  const { moves, scene, changed } = back;
  if (back.isCalm) return stageCalmly(back, slot, next);
  const points = pointsOf(slot, back.turns);
  const tray = trayBerth();
  // on the wall, half a tile before the first cell and behind the last
  const [front, behind] = [berthOn(back, points[0], points[1]), berthOn(back, points[8], points[7])];
  const along = awayFrom(back, points);
  if (moves.isStill() || tray === null || front === null || behind === null)
    return pushLane(back, slot, beat, points);

  if (scene.spare !== null) {
    const flyer = new FlyingTile(moves, scene.spare, tray);
    // drawn above before it is taken away below; and not all in one task, for slow processors
    await nextTask();
    changed({ ...scene, spare: null });
    playSound('step');
    await flyer.to(front, 28, TO_SLOT);
    void flyer.through(along, false, INTO_WALL).then(() => flyer.remove());
  }
  await pushLane(back, slot, beat, points);
  if (next.spare === null) return;
  const fallen = new FlyingTile(moves, next.spare, behind);
  await fallen.through({ x: -along.x, y: -along.y }, true, OUT_OF_WALL);
  await fallen.to(tray, 34, TO_TRAY);
  playSound('clap');
  // drawn below before it is taken away above
  changed(next);
  await nextTask();
  await moves.wait(LIES);
  fallen.remove();
}

/** One tile pushes the next; roofs above them shudder, and tell nothing of what lies below. */
async function pushLane(
  { moves, scene, show }: Backstage,
  slot: string,
  beat: Beat,
  points: readonly Point[],
): Promise<void> {
  playSound('slide');
  const lane = laneOf(slot);
  // places are counted from before the wall: lane cell i is at i + 1
  const coming = lane.flatMap((cell, i): Extra[] => {
    if (!isRoofed(scene, cell)) return [];
    const news = beat.with.find((e) => e.type === 'seen' && e.place === (lane[i + 1] ?? 'spare'));
    return news?.type === 'seen' ? [{ id: `from-${i}`, tile: news.tile, point: points[i + 1] }] : [];
  });
  const entering = scene.spare === null ? [] : [{ id: 'from--1', tile: scene.spare, point: points[0] }];
  show({ ...scene, spare: null }, [...coming, ...entering]);
  await nextTask();
  const pieces = [
    ...scene.tiles
      .filter(({ cell }) => lane.includes(cell))
      .map(({ id, cell }) => ({ piece: `tile-${id}`, at: lane.indexOf(cell) + 1 })),
    ...coming.map(({ id }) => ({ piece: id, at: Number(id.slice(5)) + 1 })),
    ...entering.map(({ id }) => ({ piece: id, at: 0 })),
  ];
  const roofs = scene.rooms
    .filter(({ letter }) => scene.roofed.has(letter))
    .map(({ letter, cells }) => ({ letter, at: lane.findIndex((cell) => cells.includes(cell)) + 1 }))
    .filter(({ at }) => at > 0);
  await Promise.all([
    ...pieces.map(({ piece, at }) => moves.push(piece, points[at], points[at + 1], LANE, at)),
    ...roofs.map(({ letter, at }) => moves.shudder(`roof-${letter}`, LANE, at)),
  ]);
}

/** For those who want no motion: the lane is marked, then it has moved, then the tile lies on the tray. */
async function stageCalmly({ moves, scene, show, changed }: Backstage, slot: string, next: Scene) {
  playSound('slide');
  changed({ ...scene, spare: null });
  show({ ...scene, spare: null }, [], slot);
  await moves.rest(STILL);
  show({ ...next, spare: null }, [], slot);
  await moves.rest(STILL);
  changed(next);
  await moves.rest(STILL);
}

/** From before the wall over the seven cells of the lane to behind the wall. */
function pointsOf(slot: string, turns: number): Point[] {
  return [
    pointAt(besideLane(slot, -1, turns)),
    ...laneOf(slot).map((cell) => pointOf(cell, turns)),
    pointAt(besideLane(slot, 7, turns)),
  ];
}

function berthOn({ host }: Backstage, outside: Point, inside: Point): Berth | null {
  const share = 0.8;
  const x = inside.x + (outside.x - inside.x) * share;
  const y = inside.y + (outside.y - inside.y) * share;
  return berthOf(host, { x, y });
}

/** Half a tile along the lane, on the screen. */
function awayFrom({ host }: Backstage, [first, second]: readonly Point[]): Point {
  const unit = (berthOf(host, first)?.size ?? 0) / 100;
  return { x: ((second.x - first.x) * unit) / 2, y: ((second.y - first.y) * unit) / 2 };
}
