/** Few connections are not kept waiting. */
const FEW = 16;
/** Many wait for so many milliseconds at most. */
const SOON = 50;

/**
 * Connections with something to say that nobody waits for: the moves of others. They are told at the end of this turn of the
 * event loop; but if the server is busy, a little later, so that several moves go out in one write. Of what a move
 * costs a write is the most (docs/decisions/0018-moves-in-one-go.md).
 */
export class WriteBatcher {
  #connections: { flush(): void }[] = [];
  #isSet = false;

  add(connection: { flush(): void }): void {
    this.#connections.push(connection);
    if (this.#isSet) return;
    this.#isSet = true;
    setImmediate(() => {
      if (this.#connections.length <= FEW) this.#flush();
      else setTimeout(() => this.#flush(), SOON);
    });
  }

  #flush(): void {
    this.#isSet = false;
    const connections = this.#connections;
    this.#connections = [];
    for (const connection of connections) connection.flush();
  }
}
