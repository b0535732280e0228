import { useId } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { Button } from '../../shell/ui/button.js';
import { copyText } from '../../shell/ui/copy.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { say } from '../../shell/ui/toast.js';
import { askOnline } from '../online.js';
import type { OnlineTableModel } from './model.js';

type Props = { readonly model: OnlineTableModel };

/** Fetches the key with which a program may play a seat, and shows it. */
export async function showKey(model: OnlineTableModel, seat: number): Promise<void> {
  await orSay(
    askOnline({ type: 'seat-key', table: model.id, seat }).then(({ key }) => {
      if (key !== undefined) model.shownKey.value = { seat, key };
    }),
  );
}

/** Above the waiting room and above the game: seating a program may be what the game has waited for. */
export function ProgramKey({ model }: Props) {
  const { program } = onlineTableTexts();
  const shown = model.shownKey.value;
  if (shown === null) return null;
  const { seat, key } = shown;
  const command = `npx castellan bot --url ${location.origin} --key ${key} -- node docs/bots/greedy.js`;
  const isHere = model.state.value.seats[seat]?.program === true;
  return (
    <Dialog
      title={program.title}
      closes
      onClose={() => {
        model.shownKey.value = null;
      }}
    >
      <p>{program.text}</p>
      <CopyField label={program.key} value={key} button={program.copyKey} />
      <CopyField label={program.command} value={command} button={program.copyCommand} hint={program.where} />
      <p class="notice-line">
        <Icon name="warning" />
        <span>{program.secret}</span>
      </p>
      <p class="notice-line" role="status" data-program={isHere ? 'here' : 'away'}>
        <Icon name={isHere ? 'check' : 'robot'} />
        <span>{isHere ? program.here : program.away}</span>
      </p>
    </Dialog>
  );
}

type CopyProps = {
  readonly label: string;
  readonly value: string;
  readonly button: string;
  readonly hint?: string;
};

function CopyField({ label, value, button, hint }: CopyProps) {
  const id = useId();
  const copy = async (): Promise<void> => {
    if (await copyText(value)) say(onlineTableTexts().program.copied);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copy-field">
        <input
          id={id}
          class="input code"
          readOnly
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button class="icon" icon="copy" aria-label={button} title={button} onClick={copy} />
      </div>
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
