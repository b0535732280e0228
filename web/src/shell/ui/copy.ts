/**
 * Puts a text into the clipboard and gives back whether that went well. Where the page came over plain http, or may not, the old way
 * is taken: a field whose content is selected. What lies behind a dialog cannot be, so it is put into the one in front.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement;
    const field = document.createElement('textarea');
    field.className = 'sr-only';
    field.value = text;
    ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
}
