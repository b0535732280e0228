import { say } from '../../shell/ui/toast.js';

/** To the clipboard; where that is not allowed, or not over https, by way of the field in which it stands. */
export async function copy(text: string, field: HTMLInputElement | null, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
  } catch {
    field?.select();
    if (document.execCommand('copy')) say(done);
  }
}
