import * as banner from './banner.js';
import * as cheese from './cheese.js';
import * as defs from './defs.js';
import * as ground from './ground.js';
import * as lattice from './lattice.js';
import * as light from './light.js';
import * as mouse from './mouse.js';
import * as roof from './roof.js';
import * as room from './room.js';
import { steady } from './steady.js';
import * as tile from './tile.js';
import * as tower from './tower.js';
import * as walls from './walls.js';

/** What a board consists of, for boards that draw themselves again after every move. */
export const Banner = steady(banner.Banner);
export const BoardDefs = steady(defs.BoardDefs);
export const CastleGround = steady(ground.CastleGround);
export const CastleWalls = steady(walls.CastleWalls);
export const Cheese = steady(cheese.Cheese);
export const CheeseBadge = steady(cheese.CheeseBadge);
export const GoldenLight = steady(light.GoldenLight);
export const Lattice = steady(lattice.Lattice);
export const Mouse = steady(mouse.Mouse);
export const Roof = steady(roof.Roof);
export const RoomOutline = steady(room.RoomOutline);
export const Tile = steady(tile.Tile);
export const Tower = steady(tower.Tower);
export const TowerFront = steady(tower.TowerFront);
