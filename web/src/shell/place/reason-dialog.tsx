import { LIMITS } from '@castellan/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { pageTexts } from '../../i18n/i18n.js';
import { placeTexts } from '../../i18n/place.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { into } from '../ui/into.js';
import { TextField } from '../ui/text-field.js';

type ButtonProps = {
  readonly words: string;
  readonly label: string;
  /** The dialog, as long as it is open. */
  readonly children: (close: () => void) => ComponentChildren;
};

/** A button of the operator's page that asks before it does something. */
export function AskingButton({ words, label, children }: ButtonProps) {
  const open = useSignal(false);
  return (
    <>
      <Button
        words={words}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      />
      {open.value &&
        children(() => {
          open.value = false;
        })}
    </>
  );
}

type DialogProps = {
  readonly title: string;
  readonly reason: Signal<string>;
  /** What stands on the button that does it. */
  readonly words: string;
  /** Before the reason. */
  readonly text: ComponentChildren;
  /** After it. */
  readonly children?: ComponentChildren;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
};

/** What is done to others has a reason, which they are told. */
export function ReasonDialog({ title, reason, words, text, children, onSubmit, onClose }: DialogProps) {
  const submit = (event: Event): void => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog title={title} onClose={onClose} closes>
      <form class="stack" onSubmit={submit}>
        {text}
        <TextField
          label={placeTexts().ban.reason}
          maxLength={LIMITS.text}
          value={reason.value}
          onValue={into(reason)}
        />
        {children}
        <div class="row end">
          <Button words={pageTexts().app.cancel} onClick={onClose} />
          <Button type="submit" class="primary" icon="warning" words={words} />
        </div>
      </form>
    </Dialog>
  );
}
