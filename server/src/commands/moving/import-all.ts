import { type DirectStore, openAlone } from '../../store/direct.js';
import { StoreError } from '../../store/failure.js';
import { MOVE_MARK } from '../../store/move-mark.js';
import { change, type Operation, one } from '../../store/operation.js';
import { findSecret, putSecret } from '../../store/operations/secrets.js';
import type { DataCommand } from '../command.js';
import { EVERYTHING, type Kept, NUMBERED } from './everything.js';
import { checkFile, linesFrom, type MovedFile } from './moved-file.js';
import { insertRows, type Row, rowOf } from './rows.js';
import { differences, sumEverything } from './sums.js';

export const importAll: DataCommand = {
  name: 'import-all',
  operands: 'FILE',
  summary:
    'brings everything of such a file to a place that is empty; interrupted, it goes on when it is called again',
  async run(place, file) {
    const moved = await checkFile(file);
    const store = await openAlone(place);
    try {
      await bringEverything(store, moved);
    } finally {
      await store.close();
    }
    const { people, tables, log } = moved.sums.tables;
    return `${people.count} people, ${tables.count} tables and ${log.count} entries of logs are here
${moved.sums.games.count} games were replayed and are what they were
`;
  },
};

/** How far it has come: what comes next in the file, and in which table. */
type Mark = { readonly id: string; readonly next: number; readonly table: string | null };

const MOST_ROWS = 500;

/**
 * Row by row, some at a time, each time with a mark of how far it has come. When all is there, everything is read again
 * and every game replayed; only then does the mark go, and a server may open.
 */
export async function bringEverything(
  store: DirectStore,
  { path, id, sums }: MovedFile,
  onProgress: (rows: number) => void = () => {},
): Promise<void> {
  const begun = await store.run(begin(id));
  let rows: Row[] = [];
  let kept: Kept | null = null;
  let next = begun.next;
  const keep = async (): Promise<void> => {
    if (kept === null || rows.length === 0) return;
    await store.run(bringRows(kept, rows, { id, next, table: kept.name }));
    onProgress(rows.length);
    rows = [];
  };
  for await (const one of linesFrom(path, begun.next, begun.table)) {
    if (one.line.startsWith('{') || rows.length === MOST_ROWS) await keep();
    kept = one.kept;
    next = one.next;
    if (!one.line.startsWith('{')) rows.push(rowOf(one.line));
  }
  await store.run(renumber());
  const wrong = differences(sums, await store.look(sumEverything()));
  if (wrong.length > 0)
    throw new StoreError('unusable', `what is here is not what was in ${path}: ${wrong.join(', ')}`);
  await store.run(end());
}

function* begin(id: string): Operation<Mark> {
  const found = yield* findSecret({ name: MOVE_MARK });
  if (found !== null) {
    const mark = JSON.parse(found) as Mark;
    if (mark.id === id) return mark;
    throw new StoreError('conflict', 'another file has been begun there: bring that one, or empty the place');
  }
  for (const { name } of EVERYTHING)
    if ((yield* one(`SELECT 1 FROM ${name} LIMIT 1`)) !== null)
      throw new StoreError('conflict', `the place is not empty: there is something in "${name}" already`);
  const mark: Mark = { id, next: 0, table: null };
  yield* putSecret({ name: MOVE_MARK, value: JSON.stringify(mark) });
  return mark;
}

function* bringRows(kept: Kept, rows: readonly Row[], mark: Mark): Operation<void> {
  yield* insertRows(kept, rows);
  yield* putSecret({ name: MOVE_MARK, value: JSON.stringify(mark) });
}

function* renumber(): Operation<void> {
  yield { kind: 'renumber', tables: NUMBERED };
}

function* end(): Operation<void> {
  yield* change('DELETE FROM secrets WHERE name = ?', MOVE_MARK);
}
