import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { Dialog } from '../ui/dialog.js';
import { say } from '../ui/toast.js';

type Props = { readonly table: string; readonly names: string; readonly onClosed: () => void };

/** Ends a table for everybody, with a reason that they are told. */
export function CloseTable(props: Props) {
  const { table } = placeTexts();
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={table.closeAt(props.names)}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        {table.close}
      </button>
      {open.value && (
        <CloseDialog
          {...props}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}

function CloseDialog({ table: id, names, onClosed, onClose }: Props & { readonly onClose: () => void }) {
  const { table, ban } = placeTexts();
  const field = useId();
  const reason = useSignal('');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await orSay(api('DELETE', `/api/operator/tables/${id}`, { reason: reason.value }));
    if (done === null) return;
    say(table.closed);
    onClose();
    onClosed();
  };
  return (
    <Dialog title={table.closeTitle} onClose={onClose} closes>
      <form class="stack" onSubmit={submit}>
        <p>{names}</p>
        <p class="soft">{table.closeText}</p>
        <div class="field">
          <label for={field}>{ban.reason}</label>
          <input
            id={field}
            class="input"
            maxLength={300}
            value={reason.value}
            onInput={(event) => {
              reason.value = event.currentTarget.value;
            }}
          />
        </div>
        <div class="row end">
          <button type="button" class="button" onClick={onClose}>
            {pageTexts().app.cancel}
          </button>
          <button type="submit" class="button primary">
            <Icon name="warning" />
            {table.close}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
