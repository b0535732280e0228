/** Other windows with the same games: each has tables of its own in memory, and all have one store. */
export class Windows {
  readonly #channel: BroadcastChannel | null;

  /** `changed` is called with the table that another window has kept something of. */
  constructor(changed: (table: string) => void) {
    // without it a window notices when it wants to keep something itself
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('castellan.tables');
    if (this.#channel === null) return;
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') changed(data);
    };
  }

  tell(table: string): void {
    this.#channel?.postMessage(table);
  }
}
