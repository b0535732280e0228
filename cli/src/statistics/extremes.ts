import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../bad-input.js';
import type { Policy } from '../policy.js';
import { newFile, type RecordFile } from '../record-file.js';
import type { Setup } from '../setup.js';
import { recordOf } from './play-out.js';
import type { Summary } from './tally.js';

/** A folder for the records of the shortest and the longest game. */
export class Extremes {
  readonly #shortest: RecordFile;
  readonly #longest: RecordFile;

  /** Complains at once, not after a long simulation. */
  constructor(folder: string) {
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new BadInput(`--save-extremes: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#shortest = newFile(join(folder, 'shortest.json'), '--save-extremes');
    this.#longest = newFile(join(folder, 'longest.json'), '--save-extremes');
  }

  keep(setup: Setup, policy: Policy, { shortest, longest }: Summary): void {
    this.#shortest.write(recordOf(setup, policy, shortest.game));
    this.#longest.write(recordOf(setup, policy, longest.game));
  }
}
