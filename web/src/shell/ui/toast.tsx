import { signal } from '@preact/signals';
import { Button } from './button.js';

type Toast = {
  readonly id: number;
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
};

const toasts = signal<readonly Toast[]>([]);
let last = 0;

/** Says something at the lower edge. `lasts` in ms; 0 stays until an action is chosen. Gives back how to take it away. */
export function say(text: string, lasts = 6000, actions: Toast['actions'] = []): () => void {
  const id = ++last;
  const away = () => {
    toasts.value = toasts.value.filter((toast) => toast.id !== id);
  };
  toasts.value = [...toasts.value.slice(-2), { id, text, actions }];
  if (lasts > 0) setTimeout(away, lasts);
  return away;
}

/** Dialogs that are open, the one in front last. */
const dialogs = signal<readonly string[]>([]);

/** A dialog is in front of everything from now on; gives back how it leaves. */
export function comeForward(dialog: string): () => void {
  dialogs.value = [...dialogs.value, dialog];
  return () => {
    dialogs.value = dialogs.value.filter((one) => one !== dialog);
  };
}

/**
 * Where messages appear; always there, so that screen readers notice what is put in. Behind a dialog nothing is heard
 * and nothing can be touched, so each has a place for them, too, and they appear in front.
 */
export function Toasts({ within }: { readonly within?: string }) {
  const here = dialogs.value.at(-1) === within ? toasts.value : [];
  return (
    <div class="toasts" role="status">
      {here.map((toast) => (
        <div class="toast" key={toast.id}>
          <p>{toast.text}</p>
          {toast.actions.map(({ label, run }) => (
            <Button
              key={label}
              words={label}
              onClick={() => {
                toasts.value = toasts.value.filter(({ id }) => id !== toast.id);
                run();
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
