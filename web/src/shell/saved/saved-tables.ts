import { signal } from '@preact/signals';
import { pageTexts } from '../../i18n/i18n.js';
import { tableWorker } from '../../tables/client.js';
import type { TableSummary } from '../../tables/worker-messages.js';
import { saveFile } from '../files.js';
import { errorText } from '../problems.js';
import { ask } from '../ui/dialog.js';
import { say } from '../ui/toast.js';

/** What is stored on this device, newest first; null until it was read, 'failed' if it could not be. */
export const saved = signal<readonly TableSummary[] | null | 'failed'>(null);

export async function refreshSaved(): Promise<void> {
  try {
    saved.value = await tableWorker().ask('list', {});
  } catch (error) {
    console.error(error);
    saved.value = 'failed';
  }
}

const TIME_TO_UNDO = 10_000;

/** Asks first, and can be undone for some seconds. */
export async function removeTable({ id: table }: TableSummary, names: string): Promise<void> {
  const { removeTitle, removeText, removeYes, removed, undo } = pageTexts().saved;
  if (!(await ask({ title: removeTitle, text: removeText(names), yes: removeYes }))) return;
  await tableWorker().ask('remove', { table });
  await refreshSaved();
  const putBack = async () => {
    await tableWorker().ask('putBack', { table });
    await refreshSaved();
  };
  say(removed, TIME_TO_UNDO, [{ label: undo, run: putBack }]);
}

/** The record as a file; also of games that cannot be opened, as well as they can be had. */
export async function saveTable(table: TableSummary): Promise<void> {
  try {
    const { text } = await tableWorker().ask('record', { table: table.id });
    saveFile(text, table, table.updated);
  } catch (error) {
    say(errorText(error));
  }
}
