import { o } from '../../i18n/online-table.js';
import { Icon } from '../../shell/art.js';
import { ask, Dialog } from '../../shell/ui/dialog.js';
import { askOnline } from '../online.js';
import { rematch } from '../rematch.js';
import { clockWords } from './clock.js';
import { Invite } from './invite.js';
import type { OnlineTableModel } from './model.js';
import { attempt } from './problem-words.js';
import { showKey } from './program-key.js';
import { SeatList } from './seat-list.js';

type Props = { readonly model: OnlineTableModel; readonly onClose: () => void };

/** Who is here, how to ask others, and what one seldom needs. */
export function TableDialog({ model, onClose }: Props) {
  const { table, invite } = o();
  const state = model.state.value;
  return (
    <Dialog title={table.title} onClose={onClose}>
      <SeatList model={model} />
      <p class="hint">
        {[...clockWords(state), ...(state.watchers > 0 ? [table.watchers(state.watchers)] : [])].join(' · ')}
      </p>
      <Buttons model={model} onClose={onClose} />
      <h3>{invite.title}</h3>
      <Invite table={model.id} />
      <details>
        <summary>{table.commitment}</summary>
        <p class="hint">{table.commitmentHint}</p>
        <code class="commitment">{model.seed.value ?? model.commitment}</code>
      </details>
    </Dialog>
  );
}

function Buttons({ model, onClose }: Props) {
  const { table, program } = o();
  const { id } = model;
  const holds = model.holds.value;
  if (holds.length === 0) return null;
  if (model.isOver.value)
    return (
      <button type="button" class="button primary" onClick={() => void rematch(id)}>
        {table.rematch}
      </button>
    );
  const { paused } = model.state.value;
  const isAsking = holds.some((seat) => model.wantPause.value.includes(seat));
  return (
    <div class="row">
      {paused || isAsking ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose();
            void attempt(askOnline({ type: 'pause', table: id, on: true }));
          }}
        >
          <Icon name="pause" />
          <span>{table.pause}</span>
        </button>
      )}
      {model.lent.value.length === 0 ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose();
            void leaveSeats(model);
          }}
        >
          {table.leaveSeat}
        </button>
      ) : null}
      <button
        type="button"
        class="button"
        onClick={() => {
          onClose();
          void showKey(model, holds[0]);
        }}
      >
        {program.mine}
      </button>
    </div>
  );
}

async function leaveSeats(model: OnlineTableModel): Promise<void> {
  const { table } = o();
  if (!(await ask({ title: table.leaveTitle, text: table.leaveText, yes: table.leaveSeat }))) return;
  for (const seat of model.holds.value) await attempt(askOnline({ type: 'stand', table: model.id, seat }));
}
