/**
 * Two seats at one table of whoever is measured, each with a socket of its own. `go` sends one move of the seat whose
 * turn it is; `moved` is called when the seat that is to act next has been told of it.
 */
export interface Match {
  go(): void;
  moved: () => void;
  close(): void;
}

/** Opens matches of one kind at a server. */
export type OpenMatch = (port: number, number: number) => Promise<Match>;

/** What was seen of messages that tell of a move. */
export class Sizes {
  readonly bytes: number[] = [];
}
