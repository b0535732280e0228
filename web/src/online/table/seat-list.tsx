import { useSignal } from '@preact/signals';
import { botName, PROGRAM } from '../../games/common/names.js';
import { companyTexts } from '../../i18n/company.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { settings } from '../../shell/settings.js';
import { Button } from '../../shell/ui/button.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { askOnline, me } from '../online.js';
import { side } from '../side.js';
import { HostTools } from './host-tools.js';
import type { OnlineTableModel } from './model.js';
import { showKey } from './program-key.js';
import { Presence } from './seat-mark.js';

type Props = { readonly model: OnlineTableModel };

/** Everybody at the table. Before the game begins, seats can be taken here. */
export function SeatList({ model }: Props) {
  return (
    <ul class="stack tight seat-list">
      {model.state.value.seats.map((_, seat) => (
        <Place key={seat} model={model} seat={seat} />
      ))}
    </ul>
  );
}

function Place({ model, seat }: Props & { readonly seat: number }) {
  const { room, seat: words } = onlineTableTexts();
  const { leave, host } = companyTexts();
  const { person, bot, look, out, locked, leavesOften } = model.state.value.seats[seat];
  const isFree = person === null && bot === null;
  const notes = [
    person !== null && person.id === me.value?.id ? words.you : null,
    person !== null && person.id === model.state.value.host ? words.host : null,
    person === null && bot !== null && bot !== PROGRAM ? words.bot : null,
    bot === PROGRAM ? words.program : null,
    out === true ? leave.out : null,
    locked === true ? host.locked : null,
    leavesOften === true ? leave.often : null,
  ].filter((note) => note !== null);
  return (
    <li class={isFree ? 'place free' : 'place'} data-seat={seat} data-look={look}>
      <span class="face" aria-hidden="true">
        {model.cast.face(bot, look)}
      </span>
      <span class="place-name">
        <b>{isFree ? room.free : <Name model={model} seat={seat} />}</b>
        <Presence model={model} seat={seat} />
        {notes.length > 0 ? <span class="hint">{notes.join(', ')}</span> : null}
      </span>
      <PlaceButtons model={model} seat={seat} />
    </li>
  );
}

/** Somebody's name leads to what they have played; never for children. */
function Name({ model, seat }: Props & { readonly seat: number }) {
  const { person } = model.state.value.seats[seat];
  const name = model.nameAt(seat);
  if (person === null || person.id === me.value?.id || settings.value.children) return <>{name}</>;
  return <a href={`/person/${person.id}`}>{name}</a>;
}

function PlaceButtons({ model, seat }: Props & { readonly seat: number }) {
  const { room, program } = onlineTableTexts();
  const choosing = useSignal(false);
  const { person, bot, locked } = model.state.value.seats[seat];
  const { id: table } = model;
  const waiting = model.state.value.status === 'waiting';
  const isFree = person === null && bot === null;
  // a game that was brought here waits for those who played it while it goes on
  const isToTake = isFree && locked !== true && !model.isOver.value;
  const isMine = person !== null && person.id === me.value?.id;
  const isMyBot = person === null && bot !== null && model.isHost.value;
  const seatBot = (chosen: string | null) => orSay(askOnline({ type: 'seat-bot', table, seat, bot: chosen }));
  return (
    <span class="row">
      {isToTake && model.holds.value.length === 0 && side.value !== 'screen' ? (
        <Button
          class="primary"
          words={room.sit}
          onClick={() => void orSay(askOnline({ type: 'sit', table, seat }))}
        />
      ) : null}
      {isToTake && model.isHost.value ? (
        <Button
          words={room.seatBot}
          onClick={() => {
            choosing.value = true;
          }}
        />
      ) : null}
      {waiting && isMine ? (
        <Button words={room.standUp} onClick={() => void orSay(askOnline({ type: 'stand', table, seat }))} />
      ) : null}
      {isMyBot && bot === PROGRAM && !model.isOver.value ? (
        <Button words={program.show} onClick={() => void showKey(model, seat)} />
      ) : null}
      {waiting && isMyBot ? <Button words={room.freeSeat} onClick={() => void seatBot(null)} /> : null}
      <HostTools model={model} seat={seat} />
      {choosing.value ? (
        <Bots
          model={model}
          onChoose={async (chosen) => {
            if ((await seatBot(chosen)) && chosen === PROGRAM) await showKey(model, seat);
          }}
          onClose={() => {
            choosing.value = false;
          }}
        />
      ) : null}
    </span>
  );
}

type BotsProps = Props & { readonly onChoose: (bot: string) => void; readonly onClose: () => void };

/** Those who can be had at once, and whatever somebody has written themselves. */
function Bots({ model, onChoose, onClose }: BotsProps) {
  const { room, program } = onlineTableTexts();
  const characters = model.cast.characters();
  const choose = (bot: string) => () => {
    onChoose(bot);
    onClose();
  };
  return (
    <Dialog title={room.chooseBot} onClose={onClose} closes>
      <ul class="stack tight">
        {model.cast.bots.map((bot) => (
          <li key={bot}>
            <button type="button" class="opponent" onClick={choose(bot)}>
              {model.cast.face(bot, 0)}
              <span>
                <b>{botName(bot)}</b>
                <span>{characters[bot].sentence}</span>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="opponent" onClick={choose(PROGRAM)}>
            {model.cast.face(PROGRAM, 0)}
            <span>
              <b>{program.title}</b>
              <span>{program.sentence}</span>
            </span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
