import { signal } from '@preact/signals';
import { t } from '../i18n/i18n.js';
import { saveFile } from './files.js';
import { problemText } from './problems.js';
import { type SavedTable, tables } from './tables-api.js';
import { ask } from './ui/dialog.js';
import { say } from './ui/toast.js';

/** What is stored on this device; null until it was read, 'failed' if it could not be. */
export const saved = signal<readonly SavedTable[] | null | 'failed'>(null);

export async function refreshSaved(): Promise<void> {
  try {
    saved.value = await tables().list();
  } catch (error) {
    console.error(error);
    saved.value = 'failed';
  }
}

const TIME_TO_UNDO = 10_000;

/** Asks first, and can be undone for some seconds. */
export async function removeTable(table: SavedTable, names: string): Promise<void> {
  const { removeTitle, removeText, removeYes, removed, undo } = t().saved;
  if (!(await ask({ title: removeTitle, text: removeText(names), yes: removeYes }))) return;
  await tables().remove(table.id);
  await refreshSaved();
  const putBack = async () => {
    await tables().putBack(table.id);
    await refreshSaved();
  };
  say(removed, TIME_TO_UNDO, [{ label: undo, run: putBack }]);
}

export async function saveTable(table: SavedTable): Promise<void> {
  const text = await tables().exportRecord(table.id);
  if (text.ok) saveFile(text.value, table.game, table.updated);
  else say(problemText(text.error));
}
