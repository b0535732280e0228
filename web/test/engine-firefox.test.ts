import { firefox } from './engines/firefox.js';
import { walkThrough } from './engines/walk.js';

walkThrough('Firefox', firefox());
