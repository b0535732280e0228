import type { Target } from './target.js';
import { config } from './targets/config.js';
import { drawings } from './targets/drawings.js';
import { frames } from './targets/frames.js';
import { http } from './targets/http.js';
import { layouts } from './targets/layouts.js';
import { chateauNotation, roquefortNotation } from './targets/notation.js';
import { protocol } from './targets/protocol.js';
import { records } from './targets/records.js';

/** Everything that reads what comes from outside. */
export const TARGETS: readonly Target[] = [
  protocol,
  frames,
  records,
  roquefortNotation,
  chateauNotation,
  layouts,
  drawings,
  http,
  config,
];
