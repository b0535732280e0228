import type { Command } from './command.js';
import { arenaCommand } from './commands/arena.js';
import { botCommand } from './commands/bot.js';
import { perftCommand } from './commands/perft.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { simulateCommand } from './commands/simulate.js';
import { traceCommand } from './commands/trace.js';

export const COMMANDS: readonly Command[] = [
  playCommand,
  simulateCommand,
  replayCommand,
  traceCommand,
  perftCommand,
  arenaCommand,
  botCommand,
];
