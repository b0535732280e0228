import { startHosting } from './hosting.js';
import { startThinking } from './thinking.js';

/** One script for both Workers, so that the rules come over the network once: tables in one, bots in the other. */
if (self.name === 'bots') startThinking();
else startHosting();
