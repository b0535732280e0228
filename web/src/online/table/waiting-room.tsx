import '../../styles/pages/new-game.css';
import type { TableState } from '@castellan/protocol';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { Frame } from '../../shell/frame.js';
import { Page } from '../../shell/ui/page.js';
import { me } from '../online.js';
import { Banner } from './banner.js';
import { clockWords } from './clock.js';
import { FirstSteps } from './first-steps.js';
import { CloseTable } from './host-tools.js';
import { Invite } from './invite.js';
import type { OnlineTableModel } from './model.js';
import { SeatList } from './seat-list.js';
import { TalkButton } from './talk.js';
import { isAsked, WhoBeginsHere } from './who-begins.js';

/** What everybody waits for. */
function leadOf({ clock, first, isPublic }: TableState): string {
  const { room } = onlineTableTexts();
  if (first?.by === 'ask') return room.asks;
  return clock.kind === 'live' || (isPublic && clock.kind === 'none') ? room.beginsLive : room.begins;
}

/** Before the game: who is there, who is missing, and how to ask them. */
export function WaitingRoom({ model }: { readonly model: OnlineTableModel }) {
  const { room, invite, table } = onlineTableTexts();
  const state = model.state.value;
  const words = [
    ...model.cast.facts(model.options),
    ...clockWords(state),
    state.isPublic ? room.publicTable : room.privateTable,
    ...(state.watchers > 0 ? [table.watchers(state.watchers)] : []),
  ];
  return (
    <Frame bare={false} home={false} game={state.game}>
      <Banner model={model} />
      <Page
        title={`${model.cast.game()}: ${room.title}`}
        lead={model.isHost.value && state.first?.by !== 'ask' ? null : leadOf(state)}
      >
        {isAsked(model) ? <WhoBeginsHere model={model} /> : null}
        {model.isHost.value ? <FirstSteps model={model} /> : null}
        <section class="panel stack" aria-label={room.seats}>
          <SeatList model={model} />
          <div class="row">
            <TalkButton model={model} withWords />
            <a class="button" href="/account">
              {room.myName}
              {me.value === null ? null : `: ${me.value.name}`}
            </a>
            <CloseTable model={model} />
          </div>
        </section>
        {isAsked(model) ? null : <WhoBeginsHere model={model} />}
        {model.isHost.value ? null : (
          <section class="panel stack">
            <h2>{invite.title}</h2>
            <Invite table={model.id} />
          </section>
        )}
        <ul class="soft room-facts">
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Page>
    </Frame>
  );
}
