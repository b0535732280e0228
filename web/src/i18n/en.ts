import { roquefort } from './en/roquefort.js';
import { shell } from './en/shell.js';

/** English is the source: its shape is what every other language must have. */
export const en = { ...shell, ...roquefort };
export type Messages = typeof en;
export default en;
