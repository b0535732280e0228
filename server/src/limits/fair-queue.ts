/** Those who wait in one place, each with what they have said, in order. */
type House<T> = Map<string, T[]>;

/**
 * What was said and not answered yet, in fair order: a turn for each address, and within it a turn for each identity. Who says
 * much waits for themselves; who says one thing is next.
 */
export class FairQueue<T> {
  readonly #houses = new Map<string, House<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(address: string, identity: string, item: T): void {
    this.#size++;
    let house = this.#houses.get(address);
    if (house === undefined) {
      house = new Map();
      this.#houses.set(address, house);
    }
    const items = house.get(identity);
    if (items === undefined) house.set(identity, [item]);
    else items.push(item);
  }

  /** Whatever is next; undefined if nothing waits. */
  take(): T | undefined {
    for (const [address, house] of this.#houses)
      for (const [identity, items] of house) {
        const item = items.shift();
        // whoever had their turn comes last
        house.delete(identity);
        if (items.length > 0) house.set(identity, items);
        this.#houses.delete(address);
        if (house.size > 0) this.#houses.set(address, house);
        this.#size--;
        return item;
      }
    return undefined;
  }
}
