import type { TableLine } from '@castellan/protocol';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { p } from '../../../i18n/online-pages.js';
import { askOnline, onlineStatus, onOnline } from '../../../online/online.js';
import { EmptyCastle, Icon } from '../../art.js';
import { joinTable } from '../../online/create.js';
import { GAMES, gameName } from '../../online/games.js';
import { TableFaces } from '../../online/table-faces.js';
import { clockWords, companyOf } from '../../online/words.js';
import { settings } from '../../settings.js';
import { Page } from '../../ui/page.js';

/** Tables with a free seat; null until they are known. */
const open = signal<readonly TableLine[] | null>(null);

/** Public tables that somebody may still join, as they come and go. */
export default function Lobby() {
  const { lobby } = p();
  const { children } = settings.value;
  useEffect(() => {
    if (children) return;
    const stop = onOnline('lobby', ({ tables }) => {
      open.value = tables;
    });
    // after every new line the server must be asked anew
    const again = onOnline('welcome', () => void askOnline({ type: 'lobby', on: true }).catch(() => null));
    askOnline({ type: 'lobby', on: true }).catch(() => null);
    return () => {
      stop();
      again();
      open.value = null;
      askOnline({ type: 'lobby', on: false }).catch(() => null);
    };
  }, [children]);
  if (children) return <ForChildren />;
  return (
    <Page title={lobby.title} lead={lobby.lead} wide>
      <section class="stack" aria-live="polite" aria-busy={open.value === null}>
        {open.value === null && <Waiting />}
        {open.value?.length === 0 && <Empty />}
        {open.value !== null && open.value.length > 0 && (
          <ul class="saved-list">
            {open.value.map((line) => (
              <OpenTable key={line.table} line={line} />
            ))}
          </ul>
        )}
      </section>
      <OpenOne />
    </Page>
  );
}

function Waiting() {
  const { lobby, trouble } = p();
  return (
    <p class="soft" role="status">
      {onlineStatus.value === 'connecting' && !navigator.onLine ? trouble.unreachable : lobby.connecting}
    </p>
  );
}

function Empty() {
  const { lobby } = p();
  return (
    <div class="panel stitched empty">
      <EmptyCastle />
      <div class="stack tight">
        <h2>{lobby.empty}</h2>
        <p class="soft">{lobby.emptyHint}</p>
      </div>
    </div>
  );
}

function OpenOne() {
  const { lobby } = p();
  return (
    <section class="stack tight">
      <h2>{lobby.open}</h2>
      <div class="row">
        {GAMES.map((game) => (
          <a key={game} class="button" href={`/new/${game}?online`}>
            <Icon name="plus" />
            {gameName(game)}
          </a>
        ))}
      </div>
    </section>
  );
}

function OpenTable({ line }: { readonly line: TableLine }) {
  const { lobby, mine } = p();
  const busy = useSignal(false);
  const free = line.seats.filter(({ name }) => name === null).length;
  const isMine = line.seats.some(({ isMe }) => isMe);
  const sit = async (): Promise<void> => {
    busy.value = true;
    busy.value = await joinTable(line.table);
  };
  return (
    <li class="panel saved">
      <div class="saved-body">
        <TableFaces seats={line.seats} />
        <div class="stack tight">
          <h2 class="small">{gameName(line.game)}</h2>
          <p>{lobby.seats(free, line.seats.length)}</p>
          <p class="soft">{clockWords(line.clock)}</p>
        </div>
      </div>
      <div class="row">
        {isMine ? (
          <a class="button" href={`/t/${line.table}`}>
            {mine.go}
          </a>
        ) : (
          <button
            type="button"
            class="button primary"
            disabled={busy.value}
            aria-label={lobby.joinAt(gameName(line.game), companyOf(line))}
            onClick={sit}
          >
            {lobby.join}
          </button>
        )}
      </div>
    </li>
  );
}

function ForChildren() {
  const { lobby } = p();
  return (
    <Page title={lobby.title} lead={lobby.children}>
      <div class="panel stitched empty">
        <EmptyCastle />
        <p>{lobby.childrenHint}</p>
      </div>
      <div class="row">
        {GAMES.map((game) => (
          <a
            key={game}
            class="button"
            href={`/new/${game}?online`}
            aria-label={t().withOthers.friendsAt(gameName(game))}
          >
            {gameName(game)}
          </a>
        ))}
      </div>
    </Page>
  );
}
