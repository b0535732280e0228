import * as cheese from '../../../art/cheese.js';
import { memo } from '../../../art/memo.js';
import * as mouse from '../../../art/mouse.js';
import * as banner from './banner.js';
import * as defs from './defs.js';
import * as ground from './ground.js';
import * as lattice from './lattice.js';
import * as light from './light.js';
import * as roof from './roof.js';
import * as room from './room.js';
import * as tile from './tile.js';
import * as tower from './tower.js';
import * as walls from './walls.js';

/** What a board consists of, for boards that draw themselves again after every move. */
export const Banner = memo(banner.Banner);
export const BoardDefs = memo(defs.BoardDefs);
export const CastleGround = memo(ground.CastleGround);
export const CastleWalls = memo(walls.CastleWalls);
export const Cheese = memo(cheese.Cheese);
export const CheeseBadge = memo(cheese.CheeseBadge);
export const GoldenLight = memo(light.GoldenLight);
export const Lattice = memo(lattice.Lattice);
export const Mouse = memo(mouse.Mouse);
export const Roof = memo(roof.Roof);
export const RoomOutline = memo(room.RoomOutline);
export const Tile = memo(tile.Tile);
export const Tower = memo(tower.Tower);
export const TowerFront = memo(tower.TowerFront);
