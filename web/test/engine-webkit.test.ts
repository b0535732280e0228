import { walkThrough } from './engines/walk.js';
import { webKit } from './engines/webkit.js';

walkThrough('WebKit', webKit());
