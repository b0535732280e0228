import { engine } from '@castellan/server/store/sqlite';

/*
 * Loaded into a process before its program: every commit takes three milliseconds longer, as on a disk that syncs about
 * 300 times a second. Nothing else is slower, and the program itself knows nothing of it.
 */
const MORE = 3;
const nothing = new Int32Array(new SharedArrayBuffer(4));

class SlowDatabase extends engine.DatabaseSync {
  override prepare(sql: string) {
    const statement = super.prepare(sql);
    if (sql !== 'COMMIT') return statement;
    const run: typeof statement.run = (...values) => {
      const result = statement.run(...values);
      Atomics.wait(nothing, 0, 0, MORE);
      return result;
    };
    return Object.create(statement, { run: { value: run } });
  }
}

// where a program looks for SQLite first
const builtin = process.getBuiltinModule;
process.getBuiltinModule = ((id: string) =>
  id === 'node:sqlite' ? { DatabaseSync: SlowDatabase } : builtin?.(id)) as typeof process.getBuiltinModule;
