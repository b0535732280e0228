import type { JsonObject } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';

export { roquefortBotSupport as botSupport } from '@castellan/roquefort';
export const versions = [roquefort];

/** [R10.3] What had been seen may be looked at again. */
export const opened = (options: JsonObject): JsonObject => ({
  ...options,
  memoryAid: Array.from({ length: Number(options.players) }, () => true),
});
