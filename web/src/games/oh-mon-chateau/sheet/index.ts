export { autoDraw } from './auto/auto-draw.js';
export { decodeSheet, encodeSheet, type Sheet, type SheetData, type Side } from './ink/codec.js';
export { STYLES, type Stroke, type Style } from './ink/stroke.js';
export { toPng } from './keep/to-png.js';
export { toSvg } from './keep/to-svg.js';
export { type Castle, earnedParts } from './plan/earned.js';
export type { PartId } from './plan/plan.js';
export { SheetView } from './view/sheet-view.js';
