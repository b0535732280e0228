import type { Messages } from './en.js';
import { roquefort } from './fr/roquefort.js';
import { shell } from './fr/shell.js';

const fr: Messages = { ...shell, ...roquefort };
export default fr;
