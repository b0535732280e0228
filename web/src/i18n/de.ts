import { roquefort } from './de/roquefort.js';
import { shell } from './de/shell.js';
import type { Messages } from './en.js';

const de: Messages = { ...shell, ...roquefort };
export default de;
