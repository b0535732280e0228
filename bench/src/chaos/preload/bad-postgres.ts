import pg from 'pg';

/*
 * Planted bugs, loaded into a node before its program: the driver of the database does what the product must never do.
 * Whoever judges has to notice. Nothing of this is in the product.
 */
type Query = { readonly text?: string };
type Ask = (this: pg.Client, query: Query, ...rest: unknown[]) => Promise<unknown>;

const LATER = 400;
const DEAF = 5000;
const isAppend = ({ text = '' }: Query): boolean =>
  text.includes('INSERT INTO log') && text.includes('unnest');
const prototype = pg.Client.prototype as unknown as {
  query: Ask;
  emit: (name: string, ...rest: unknown[]) => boolean;
};
const ask = prototype.query;
const emit = prototype.emit;

const PLANTS: Readonly<Record<string, () => void>> = {
  /** Everything is kept as soon as somebody has asked for it, and written down later. */
  'acknowledge-early'() {
    let last: Promise<unknown> = Promise.resolve();
    prototype.query = function (query, ...rest) {
      if (!isAppend(query)) return ask.call(this, query, ...rest);
      const wait = new Promise((resolve) => setTimeout(resolve, LATER));
      last = Promise.all([last, wait]).then(() => ask.call(this, query, ...rest).catch(() => {}));
      return Promise.resolve({ rows: [{ refused: null }], rowCount: 1 });
    };
  },
  /** Whoever comes second writes as well. The primary key has to be gone as well: main.ts drops it. */
  'no-guard'() {
    prototype.query = function (query, ...rest) {
      const { text = '' } = query;
      const open = isAppend(query)
        ? { ...query, text: text.replace(/WHERE first = 1 \+ \([^)]*\)/, '') }
        : query;
      return ask.call(this, open, ...rest);
    };
  },
  /** For five seconds of every ten nothing is heard of what other nodes write. */
  'dropped-notify'() {
    prototype.emit = function (this: pg.Client, name, ...rest) {
      const isDeaf = Math.floor(performance.now() / DEAF) % 2 === 1;
      return name === 'notification' && isDeaf ? true : emit.call(this, name, ...rest);
    };
  },
};

PLANTS[process.env.CHAOS_PLANT ?? '']?.();
