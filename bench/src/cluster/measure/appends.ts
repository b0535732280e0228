import { openStore } from '@castellan/server/store/open-store';
import pg from 'pg';

export type Appends = { readonly ours: number; readonly bare: number; readonly batch: number };

const TABLES = 500;
const ENTRY = '{"kind":"move","seat":0,"moveId":"2s","move":"run c3-c5","chance":[]}';
const id = (i: number): string => `a${i.toString(36).padStart(19, '0')}`;

/**
 * Entries a second that the store appends when 500 tables each have one under way all the time; and rows a second that
 * a bare loop inserts into a table of the same shape, one statement of arrays and one commit a batch of the same size.
 */
export async function measureAppends(url: string, rounds: number, milliseconds: number): Promise<Appends[]> {
  const store = await openStore({ folder: null, databaseUrl: url });
  const bare = new pg.Client({ connectionString: url });
  await bare.connect();
  await bare.query(
    'CREATE TABLE bare_log (table_id text, seq bigint, entry text, at bigint, PRIMARY KEY (table_id, seq))',
  );
  const next: number[] = [];
  for (let i = 0; i < TABLES; i++) {
    const seats = [0, 1].map((seat) => ({
      seat,
      person: null,
      bot: null,
      name: '',
      look: seat,
      key: `${i}-${seat}`,
    }));
    const table = {
      id: id(i),
      game: 'roquefort',
      rulesVersion: 1,
      options: '{}',
      setup: '{}',
      seed: '',
      host: null,
    };
    await store.run('createTable', {
      ...table,
      visibility: 'private',
      created: 0,
      status: 'playing',
      seats,
      first: '{}',
    });
    next.push(0);
  }
  const results: Appends[] = [];
  const seqs = [...next];
  for (let round = 0; round < rounds; round++) {
    const ours = await appendAll(store, next, milliseconds);
    const inserted = await insertAll(bare, seqs, milliseconds);
    results.push({ ours, bare: inserted, batch: TABLES });
  }
  await Promise.all([store.close(), bare.end()]);
  return results;
}

/** Each table's next entry as soon as the last is kept. */
async function appendAll(
  store: Awaited<ReturnType<typeof openStore>>,
  next: number[],
  milliseconds: number,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    next.map(
      (_, i) =>
        new Promise<void>((resolve, reject) => {
          const goOn = (): void => {
            if (performance.now() - start > milliseconds) resolve();
            else
              store.append(id(i), ++next[i], ENTRY, 0, {
                resolve: () => {
                  done++;
                  goOn();
                },
                reject,
              });
          };
          goOn();
        }),
    ),
  );
  return (done * 1000) / (performance.now() - start);
}

async function insertAll(client: pg.Client, seqs: number[], milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < milliseconds) {
    const numbers = seqs.map((seq) => seq + 1);
    await client.query({
      name: 'bare',
      text: 'INSERT INTO bare_log SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])',
      values: [seqs.map((_, i) => id(i)), numbers, seqs.map(() => ENTRY), seqs.map(() => 0)],
    });
    numbers.forEach((seq, i) => {
      seqs[i] = seq;
    });
    done += seqs.length;
  }
  return (done * 1000) / (performance.now() - start);
}
