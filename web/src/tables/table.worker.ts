import { startHosting } from './hosting.js';
import { startThinking } from './thinking.js';

/**
 * One script for both Workers, so that the rules come over the network once: tables in one, bots in the other.
 * Nothing may import it, and no chunk does (vite.config.ts): WebKit evaluates the entry of a Worker that is imported a second time.
 */
if (self.name === 'bots') startThinking();
else startHosting();
