import { companyTexts } from '../../i18n/company.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { Button, ButtonLink } from '../../shell/ui/button.js';
import { ask, Dialog } from '../../shell/ui/dialog.js';
import { askOnline } from '../online.js';
import { rematch } from '../rematch.js';
import { clockWords } from './clock.js';
import { AskForHints } from './hints.js';
import { Invite } from './invite.js';
import { LeavingButtons, seatsInPlay } from './leaving.js';
import type { OnlineTableModel } from './model.js';
import { showKey } from './program-key.js';
import { SeatList } from './seat-list.js';

type Props = { readonly model: OnlineTableModel; readonly onClose: () => void };

/** Who is here, how to ask others, and what one seldom needs. */
export function TableDialog({ model, onClose }: Props) {
  const { table, invite } = onlineTableTexts();
  const state = model.state.value;
  return (
    <Dialog title={table.title} onClose={onClose} closes>
      <SeatList model={model} />
      <p class="hint">
        {[...clockWords(state), ...(state.watchers > 0 ? [table.watchers(state.watchers)] : [])].join(' · ')}
      </p>
      <ul class="soft room-facts">
        {model.cast.facts(model.options).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Buttons model={model} onClose={onClose} />
      <LeavingButtons model={model} onClose={onClose} />
      <h3>{invite.title}</h3>
      <Invite table={model.id} />
      <details class="more">
        <summary>{table.commitment}</summary>
        <p class="hint">{table.commitmentHint}</p>
        <code class="commitment">{model.seed.value ?? model.commitment}</code>
      </details>
      <OwnProgram model={model} onClose={onClose} />
    </Dialog>
  );
}

function Buttons({ model, onClose }: Props) {
  const { table } = onlineTableTexts();
  const { id } = model;
  const holds = model.holds.value;
  if (model.isOver.value)
    return (
      <div class="row">
        {holds.length > 0 ? (
          <Button class="primary" words={table.rematch} onClick={() => void rematch(id)} />
        ) : null}
        <ButtonLink words={table.check} href={`/game/${id}`} />
      </div>
    );
  if (seatsInPlay(model).length === 0) return null;
  const { paused } = model.state.value;
  const isAsking = holds.some((seat) => model.wantPause.value.includes(seat));
  return (
    <div class="row">
      {paused || isAsking ? null : (
        <Button
          icon="pause"
          words={table.pause}
          onClick={() => {
            onClose();
            void orSay(askOnline({ type: 'pause', table: id, on: true }));
          }}
        />
      )}
      {model.lent.value.length === 0 ? (
        <Button
          words={table.leaveSeat}
          onClick={() => {
            onClose();
            void leaveSeats(model);
          }}
        />
      ) : null}
      <AskForHints model={model} onClose={onClose} />
    </div>
  );
}

/** For the few who want it: a seat of one's own may be played by a program, too. */
function OwnProgram({ model, onClose }: Props) {
  const { program } = onlineTableTexts();
  const [seat] = model.holds.value;
  if (seat === undefined || model.isOver.value) return null;
  return (
    <details class="more">
      <summary>{program.title}</summary>
      <p class="hint">{program.mineHint}</p>
      <Button
        words={program.mine}
        onClick={() => {
          onClose();
          void showKey(model, seat);
        }}
      />
    </details>
  );
}

async function leaveSeats(model: OnlineTableModel): Promise<void> {
  const { table } = onlineTableTexts();
  const { isPublic } = model.state.value;
  const text = isPublic ? `${table.leaveText} ${companyTexts().leave.strangers}` : table.leaveText;
  if (!(await ask({ title: table.leaveTitle, text, yes: table.leaveSeat }))) return;
  for (const seat of model.holds.value) await orSay(askOnline({ type: 'stand', table: model.id, seat }));
}
