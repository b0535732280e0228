import { randomBytes } from 'node:crypto';
import { type JsonObject, SeededChance, type State } from '@castellan/kernel';
import { accept, BadInput } from './bad-input.js';
import { type Flags, type Given, text } from './flags.js';
import { givenText } from './given.js';
import type { Box } from './registry.js';

export const SEED_FLAG: Flags = {
  seed: text('seed', 'TEXT', 'where chance starts from; the same seed gives the same games'),
};

/** Games set up by the same arguments. Game number k has streams of chance of its own. */
export class Setup {
  readonly box: Box;
  readonly seed: string;
  /** Nobody chose the seed, so whoever wants the same again must be told it. */
  readonly seedIsNew: boolean;
  /** As they were given: some may still be left to chance. */
  readonly input: JsonObject;

  constructor(box: Box, given: Given) {
    const seed = givenText(given, 'seed');
    this.box = box;
    this.seedIsNew = seed === undefined;
    this.seed = seed ?? newSeed();
    this.input = box.face.readOptions(given);
    const custom = box.face.custom(this.input);
    if (custom !== null && this.input.first === custom.word)
      throw new BadInput(
        `first: ${custom.word} is a question to those who play, and only "castellan play" asks it; name a seat, or random`,
      );
  }

  /** The options of game k, with everything settled that was left to chance. */
  options(k: number): JsonObject {
    return accept(this.box.game.prepare(this.input, new SeededChance(`${this.seed}/setup/${k}`)));
  }

  start(k: number): State {
    return this.box.game.start(this.options(k));
  }

  /** For everything random in the course of game k. */
  chance(k: number): SeededChance {
    return new SeededChance(`${this.seed}/play/${k}`);
  }
}

function newSeed(): string {
  return randomBytes(8).toString('hex');
}
