export { RoofAside } from './aside.js';
export { Banner, SlotArrow } from './banner.js';
export { CHEESE_LETTERS, Cheese, CheeseBadge, type CheeseKind } from './cheese.js';
export { Crumb } from './crumb.js';
export { BoardDefs } from './defs.js';
export { DungeonFront } from './dungeon.js';
export { type EndReason, EndScene } from './end.js';
export { CastleGround } from './ground.js';
export { HomeOhMonChateau, HomeRoquefort } from './home.js';
export { ICON_NAMES, Icon, type IconName } from './icon.js';
export { Lattice } from './lattice.js';
export { GoldenLight } from './light.js';
export { Logo } from './logo.js';
export { CostBadge, FootPath, type Point, TrapWarning } from './marks.js';
export { Mouse, MouseHead, type Pose, type Seat } from './mouse.js';
export { Picture } from './picture.js';
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
export { Roof, type RoofMaterial } from './roof.js';
export { RoomOutline } from './room.js';
export { BrokenCastle, EmptyCastle, OfflineLantern } from './states.js';
export { Tile, type TileKind } from './tile.js';
export { Tower, TowerFront } from './tower.js';
export { SpareTray } from './tray.js';
export { CastleWalls } from './walls.js';
