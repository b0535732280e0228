import { signal } from '@preact/signals';
import { t } from '../i18n/i18n.js';
import { saveFile } from './files.js';
import { problemText } from './problems.js';
import { type SavedTable, tables } from './tables-api.js';
import { ask } from './ui/dialog.js';
import { say } from './ui/toast.js';

/** What is stored on this device; null until it was read, 'failed' if it could not be. */
export const saved = signal<readonly SavedTable[] | null | 'failed'>(null);
/** Deleted a moment ago: out of sight already, but still there until nobody can undo it any more. */
const leaving = signal<ReadonlySet<string>>(new Set());

export async function refreshSaved(): Promise<void> {
  try {
    saved.value = await tables().list();
  } catch (error) {
    console.error(error);
    saved.value = 'failed';
  }
}

export function visibleTables(): readonly SavedTable[] {
  const list = saved.value;
  return list === null || list === 'failed' ? [] : list.filter(({ id }) => !leaving.value.has(id));
}

const TIME_TO_UNDO = 8000;

/** Asks, hides the game, and deletes it only when the time to undo is over. Closing the page keeps the game. */
export async function removeTable(table: SavedTable, names: string): Promise<void> {
  const texts = t().saved;
  const title = texts.removeTitle;
  if (!(await ask({ title, text: texts.removeText(names), yes: texts.removeYes }))) return;
  leaving.value = new Set([...leaving.value, table.id]);
  const stay = () => {
    leaving.value = new Set([...leaving.value].filter((id) => id !== table.id));
  };
  const timer = setTimeout(async () => {
    await tables().remove(table.id);
    await refreshSaved();
    stay();
  }, TIME_TO_UNDO);
  const undo = () => {
    clearTimeout(timer);
    stay();
  };
  say(texts.removed, TIME_TO_UNDO, [{ label: texts.undo, run: undo }]);
}

export async function saveTable(table: SavedTable): Promise<void> {
  const text = await tables().exportRecord(table.id);
  if (text.ok) saveFile(text.value, table.game, table.updated);
  else say(problemText(text.error));
}
