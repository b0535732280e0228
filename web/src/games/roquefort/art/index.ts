export { RoofAside } from './aside.js';
export { PushMarks, SlotArrows } from './banner.js';
export { CHEESE_LETTERS, type CheeseKind } from './cheese.js';
export { Crumb } from './crumb.js';
export { DungeonFront } from './dungeon.js';
export { type EndReason, EndScene } from './end.js';
export { HomeOhMonChateau, HomeRoquefort } from './home.js';
export { ICON_NAMES, Icon, type IconName } from './icon.js';
export { Logo } from './logo.js';
export { CostBadges, FootPath, type Point, TrapWarning } from './marks.js';
export { MouseHead, type Pose, type Seat } from './mouse.js';
export { disc, type Placed, rounded } from './pen.js';
export { Picture } from './picture.js';
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
export { type CharacterId, PlayerPortrait, Portrait } from './portrait.js';
export type { RoofMaterial } from './roof.js';
export { BrokenCastle, EmptyCastle, OfflineLantern } from './states.js';
export { steady } from './steady.js';
export type { TileKind } from './tile.js';
export { SpareTray } from './tray.js';
