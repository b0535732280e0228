import { writeSync } from 'node:fs';
import { SqliteStore } from '../../dist/store/sqlite-store.js';

// Appends to several tables at once, several entries ahead, until somebody kills it. Says what has been acknowledged.
const [folder, ...tables] = process.argv.slice(2);
const store = await SqliteStore.open({ folder });

/** At once, so that nothing acknowledged is lost with the process; whoever reads may be slower than we write. */
function say(text) {
  for (;;)
    try {
      writeSync(1, text);
      return;
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
}

async function play(table) {
  const found = await store.run('findTable', { id: table });
  let seq = found.entries.length;
  for (;;) {
    const first = seq;
    const asked = [];
    for (; seq < first + 5; seq++) {
      const entry = `${table} ${seq}`;
      asked.push(store.run('append', { table, seq, entry, at: seq }).then(() => say(`${entry}\n`)));
    }
    await Promise.all(asked);
  }
}

await Promise.all(tables.map(play));
