import { useSignal } from '@preact/signals';
import { companyTexts } from '../../i18n/company.js';
import { orSay } from '../../shell/online/ask.js';
import { Button } from '../../shell/ui/button.js';
import { ask, Dialog } from '../../shell/ui/dialog.js';
import { askOnline, me } from '../online.js';
import type { OnlineTableModel } from './model.js';

type Props = { readonly model: OnlineTableModel; readonly seat: number };

/** Before the game: what the host may do about a seat and whoever sits there. */
export function HostTools({ model, seat }: Props) {
  const { host } = companyTexts();
  const isOpen = useSignal(false);
  const { person, bot, locked } = model.state.value.seats[seat];
  if (!model.isHost.value || model.state.value.status !== 'waiting') return null;
  const { id: table } = model;
  if (person === null)
    return bot === null ? (
      <Button
        words={locked === true ? host.unlock : host.lock}
        onClick={() => void orSay(askOnline({ type: 'lock', table, seat, on: locked !== true }))}
      />
    ) : null;
  if (person.id === me.value?.id) return null;
  const name = model.nameAt(seat);
  const close = (): void => {
    isOpen.value = false;
  };
  const then = (type: 'host' | 'remove') => () => {
    close();
    void orSay(askOnline({ type, table, person: person.id }));
  };
  return (
    <>
      <Button
        class="icon"
        icon="more"
        aria-label={host.more(name)}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      />
      {isOpen.value ? (
        <Dialog title={name} onClose={close} closes>
          <div class="stack tight">
            <Button words={host.handOver(name)} onClick={then('host')} />
            <p class="hint">{host.handOverHint}</p>
          </div>
          <div class="stack tight">
            <Button words={host.remove(name)} onClick={then('remove')} />
            <p class="hint">{host.removeHint}</p>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** The way out for whoever opened the table. */
export function CloseTable({ model }: Pick<Props, 'model'>) {
  const { host } = companyTexts();
  if (!model.isHost.value) return null;
  const close = async (): Promise<void> => {
    if (!(await ask({ title: host.closeTitle, text: host.closeText, yes: host.close }))) return;
    await orSay(askOnline({ type: 'close', table: model.id }));
  };
  return <Button icon="close" words={host.close} onClick={() => void close()} />;
}
