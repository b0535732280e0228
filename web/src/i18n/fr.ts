import type { Messages } from './en.js';
import { ohMonChateau } from './fr/oh-mon-chateau.js';
import { roquefort } from './fr/roquefort.js';
import { shell } from './fr/shell.js';

const fr: Messages = { ...shell, ...roquefort, ...ohMonChateau };
export default fr;
