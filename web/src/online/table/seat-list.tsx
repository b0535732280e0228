import { useSignal } from '@preact/signals';
import { o } from '../../i18n/online-table.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { askOnline, me } from '../online.js';
import type { OnlineTableModel } from './model.js';
import { attempt } from './problem-words.js';
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
  const { room, seat: words } = o();
  const { person, bot, look } = model.state.value.seats[seat];
  const isFree = person === null && bot === null;
  const notes = [
    person !== null && person.id === me.value?.id ? words.you : null,
    person !== null && person.id === model.state.value.host ? words.host : null,
    person === null && bot !== null ? words.bot : null,
  ].filter((note) => note !== null);
  return (
    <li
      class={isFree ? 'place free' : 'place'}
      data-seat={seat}
      style={{ '--mouse': `var(--mouse-${look})` }}
    >
      <span class="face" aria-hidden="true">
        {model.cast.face(bot, look)}
      </span>
      <span class="place-name">
        <b>{isFree ? room.free : model.nameAt(seat)}</b>
        <Presence model={model} seat={seat} />
        {notes.length > 0 ? <span class="hint">{notes.join(', ')}</span> : null}
      </span>
      {model.state.value.status === 'waiting' ? <PlaceButtons model={model} seat={seat} /> : null}
    </li>
  );
}

function PlaceButtons({ model, seat }: Props & { readonly seat: number }) {
  const { room } = o();
  const choosing = useSignal(false);
  const { person, bot } = model.state.value.seats[seat];
  const { id: table } = model;
  const isFree = person === null && bot === null;
  const isMine = person !== null && person.id === me.value?.id;
  return (
    <span class="row">
      {isFree && model.holds.value.length === 0 ? (
        <button
          type="button"
          class="button primary"
          onClick={() => void attempt(askOnline({ type: 'sit', table, seat }))}
        >
          {room.sit}
        </button>
      ) : null}
      {isFree && model.isHost.value ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            choosing.value = true;
          }}
        >
          {room.seatBot}
        </button>
      ) : null}
      {isMine ? (
        <button
          type="button"
          class="button"
          onClick={() => void attempt(askOnline({ type: 'stand', table, seat }))}
        >
          {room.standUp}
        </button>
      ) : null}
      {person === null && bot !== null && model.isHost.value ? (
        <button
          type="button"
          class="button"
          onClick={() => void attempt(askOnline({ type: 'seat-bot', table, seat, bot: null }))}
        >
          {room.freeSeat}
        </button>
      ) : null}
      {choosing.value ? (
        <Bots
          model={model}
          onChoose={(chosen) => void attempt(askOnline({ type: 'seat-bot', table, seat, bot: chosen }))}
          onClose={() => {
            choosing.value = false;
          }}
        />
      ) : null}
    </span>
  );
}

type BotsProps = Props & { readonly onChoose: (bot: string) => void; readonly onClose: () => void };

function Bots({ model, onChoose, onClose }: BotsProps) {
  const characters = model.cast.characters();
  return (
    <Dialog title={o().room.chooseBot} onClose={onClose}>
      <ul class="stack tight">
        {model.cast.bots.map((bot) => (
          <li key={bot}>
            <button
              type="button"
              class="opponent"
              onClick={() => {
                onChoose(bot);
                onClose();
              }}
            >
              {model.cast.face(bot, 0)}
              <span>
                <b>{characters[bot].name}</b>
                <span>{characters[bot].sentence}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
