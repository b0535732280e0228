import type { StoreError } from './failure.js';

/** Who waits for something: told once, one or the other. */
export interface Waiting {
  resolve(value: unknown): void;
  reject(error: StoreError): void;
}
