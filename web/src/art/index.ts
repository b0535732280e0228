/* What pages and all games draw with: the pen, icons, and the mice of the house. */
export { HomeCastle } from './castle.js';
export { Cheese, type CheeseKind } from './cheese.js';
export { ICON_NAMES, Icon, type IconName } from './icon.js';
export { Logo } from './logo.js';
export { memo } from './memo.js';
export { Mouse, MouseBust, MouseHead, type Pose, type Seat } from './mouse.js';
export { disc, type Placed, rounded } from './pen.js';
export { Picture } from './picture.js';
export { PlayerPortrait, Portrait, type PortraitId } from './portrait.js';
export { BrokenCastle, EmptyCastle, OfflineLantern } from './states.js';
export { worn } from './worn.js';
