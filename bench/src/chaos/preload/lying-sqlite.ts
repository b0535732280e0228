import { engine } from '@castellan/server/store/sqlite';

/*
 * A planted bug, loaded into a node before its program: commits are reported at once and made up to half a second
 * later. So everything is acknowledged before it is on the disk, and a node that is killed loses some of it. Whoever
 * judges has to notice.
 */
const LATER = 500;
const NOTHING = { changes: 0, lastInsertRowid: 0 };

class LyingDatabase extends engine.DatabaseSync {
  #isOpen = false;
  #committed = 0;

  override prepare(sql: string) {
    const statement = super.prepare(sql);
    if (sql !== 'COMMIT' && sql !== 'BEGIN IMMEDIATE') return statement;
    const run: typeof statement.run = (...values) => {
      const isDue = performance.now() - this.#committed > LATER;
      if (sql === 'COMMIT' && !isDue) this.#isOpen = true;
      if (sql !== 'COMMIT' && this.#isOpen && isDue) super.exec('COMMIT');
      if (this.#isOpen && !isDue) return NOTHING;
      this.#isOpen = false;
      if (isDue) this.#committed = performance.now();
      return statement.run(...values);
    };
    return Object.create(statement, { run: { value: run } });
  }
}

const builtin = process.getBuiltinModule;
process.getBuiltinModule = ((id: string) =>
  id === 'node:sqlite' ? { DatabaseSync: LyingDatabase } : builtin?.(id)) as typeof process.getBuiltinModule;
