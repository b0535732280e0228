/** Somebody who plays here, as tables and pages know them. */
export type Person = {
  readonly id: string;
  readonly name: string;
  /** Which mouse. */
  readonly look: number;
  /** Can come back from any device, and is rated. Who has none is a guest of this browser. */
  readonly hasPasskey: boolean;
};

/** A person in one of their browsers. */
export type Visitor = {
  readonly person: Person;
  /** Names the browser; of no use to anybody who learns it. */
  readonly session: string;
};

/** How people who wanted to be forgotten are called in games that others keep. */
export const FORGOTTEN = '—';
