export { RoofAside } from './aside.js';
export { PushMarks, SlotArrows } from './banner.js';
export { DungeonFront } from './dungeon.js';
export { CostBadges, FootPath, type Point, TrapWarning } from './marks.js';
export { Paw } from './paw.js';
export * from './pieces.js';
export {
  CASTLE,
  type CellPlan,
  cellX,
  cellY,
  FLOOR_CELLS,
  LANES,
  RAISED_CELLS,
  TOWER_CELLS,
  WALL,
} from './plan.js';
export type { RoofMaterial } from './roof.js';
export type { TileKind } from './tile.js';
export { SpareTray } from './tray.js';
