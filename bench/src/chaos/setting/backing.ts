import type { TcpProxy } from '../tcp-proxy.js';
import type { KeptTruth } from '../transcript.js';

/** Where a cluster keeps what happens, and what can be done to it. */
export interface Backing {
  readonly kind: 'sqlite' | 'postgres';
  /** What a node has to be told to keep things there. */
  environment(node: number): Readonly<Record<string, string>>;
  /** The lines between nodes and the database, one for each node; none where it is a file. */
  readonly wires: readonly TcpProxy[];
  /** Read by plain SQL, past all nodes. */
  truths(): Promise<readonly KeptTruth[]>;
  /** Killed without a word, and gone until `start`. */
  kill?(): Promise<void>;
  start?(): Promise<void>;
  /** Makes every commit slow, or as it was. */
  slow?(milliseconds: number): Promise<void>;
  /** Carries out what no node would: plants a bug, or brings the schema to a version that is not there yet. */
  order?(sql: string): Promise<void>;
  /** Fills the disk to the last byte, or makes room again; null where no small disk can be had. */
  readonly disk: SmallDisk | null;
  close(): Promise<void>;
}

export interface SmallDisk {
  fill(): void;
  free(): void;
}
