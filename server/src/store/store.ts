import type { OperationInput, OperationName, OperationOutput } from './operations.js';
import type { Waiting } from './waiting.js';

/**
 * Everything that is kept, whatever engine it is on. A promise is kept when the disk has it, or broken with a StoreError.
 * What is asked for is carried out in the order in which it was asked for, as far as that can be seen.
 */
export interface Store {
  run<K extends OperationName>(name: K, input: OperationInput<K>): Promise<OperationOutput<K>>;

  /**
   * What is asked for most, without a promise for each: entry `seq` of a table, which has to follow the one before it.
   * Whoever comes second with the same number hears of a conflict, and so does whatever else they have asked for at that
   * table until they hear it: it was meant to follow something that is not there.
   */
  append(table: string, seq: number, entry: string, at: number, waiting: Waiting): void;

  /** Waits for everything that was asked for, then closes the database. */
  close(): Promise<void>;
}
