import { useSignal } from '@preact/signals';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { say } from '../ui/toast.js';
import { AskingButton, ReasonDialog } from './reason-dialog.js';

type Props = { readonly table: string; readonly names: string; readonly onClosed: () => void };

/** Ends a table for everybody, with a reason that they are told. */
export function CloseTable(props: Props) {
  const { table } = placeTexts();
  return (
    <AskingButton words={table.close} label={table.closeAt(props.names)}>
      {(close) => <CloseDialog {...props} onClose={close} />}
    </AskingButton>
  );
}

function CloseDialog({ table: id, names, onClosed, onClose }: Props & { readonly onClose: () => void }) {
  const { table } = placeTexts();
  const reason = useSignal('');
  const submit = async (): Promise<void> => {
    const done = await orSay(api('DELETE', `/api/operator/tables/${id}`, { reason: reason.value }));
    if (done === null) return;
    say(table.closed);
    onClose();
    onClosed();
  };
  const text = (
    <>
      <p>{names}</p>
      <p class="soft">{table.closeText}</p>
    </>
  );
  const said = { title: table.closeTitle, words: table.close, text };
  return <ReasonDialog {...said} reason={reason} onSubmit={submit} onClose={onClose} />;
}
