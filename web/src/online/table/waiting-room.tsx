import '../../styles/pages/new-game.css';
import { o } from '../../i18n/online-table.js';
import { Frame } from '../../shell/frame.js';
import { Page } from '../../shell/ui/page.js';
import { me } from '../online.js';
import { Banner } from './banner.js';
import { clockWords } from './clock.js';
import { Invite } from './invite.js';
import type { OnlineTableModel } from './model.js';
import { SeatList } from './seat-list.js';
import { TalkButton } from './talk.js';

/** Before the game: who is there, who is missing, and how to ask them. */
export function WaitingRoom({ model }: { readonly model: OnlineTableModel }) {
  const { room, invite, table } = o();
  const state = model.state.value;
  const words = [
    ...clockWords(state),
    state.isPublic ? room.publicTable : room.privateTable,
    ...(state.watchers > 0 ? [table.watchers(state.watchers)] : []),
  ];
  return (
    <Frame bare={false} home={false} game={state.game}>
      <Banner model={model} />
      <Page
        title={`${model.cast.game()}: ${room.title}`}
        lead={state.clock.kind === 'live' ? room.beginsLive : room.begins}
      >
        <section class="panel stack" aria-label={room.seats}>
          <SeatList model={model} />
          <div class="row">
            <TalkButton model={model} withWords />
            <a class="button" href="/account">
              {room.myName}
              {me.value === null ? null : `: ${me.value.name}`}
            </a>
          </div>
        </section>
        <section class="panel stack">
          <h2>{invite.title}</h2>
          <Invite table={model.id} />
        </section>
        <ul class="soft room-facts">
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Page>
    </Frame>
  );
}
