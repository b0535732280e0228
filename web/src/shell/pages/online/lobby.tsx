import type { TableListItem } from '@castellan/protocol';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { games } from '../../../games/games.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { onlinePageTexts } from '../../../i18n/online-pages.js';
import { onlineStatus, onOnline } from '../../../online/online.js';
import { gameName } from '../../game-name.js';
import { joinTable } from '../../online/create.js';
import { followLobby } from '../../online/lobby-line.js';
import { OwnBoardLater } from '../../online/own-board.js';
import { PeopleHere } from '../../online/people-here.js';
import { followAround } from '../../online/seeking.js';
import { TableFaces } from '../../online/table-faces.js';
import { clockWords, companyOf, isFree } from '../../online/words.js';
import { settings } from '../../settings.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Page } from '../../ui/page.js';
import { Loading, NothingYet } from '../../ui/standing-in.js';
import { ForChildren } from './for-children.js';

/** Tables with a free seat; null until they are known. */
const open = signal<readonly TableListItem[] | null>(null);

/** Public tables that somebody may still join, as they come and go. */
export default function Lobby() {
  const { lobby } = onlinePageTexts();
  const { children } = settings.value;
  useEffect(() => {
    if (children) return;
    const stop = onOnline('lobby', ({ tables }) => {
      open.value = tables;
    });
    followAround();
    const leave = followLobby();
    return () => {
      stop();
      leave();
      open.value = null;
    };
  }, [children]);
  if (children) return <ForChildren />;
  return (
    <Page title={lobby.title} lead={lobby.lead} wide>
      <PeopleHere />
      <section class="stack" aria-live="polite" aria-busy={open.value === null}>
        {open.value === null && <Connecting />}
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

function Connecting() {
  const { lobby } = onlinePageTexts();
  return (
    <Loading
      words={
        onlineStatus.value === 'connecting' && !navigator.onLine
          ? pageTexts().problem.unreachable
          : lobby.connecting
      }
    />
  );
}

function Empty() {
  const { lobby } = onlinePageTexts();
  return (
    <NothingYet>
      <div class="stack tight">
        <h2>{lobby.empty}</h2>
        <p class="soft">{lobby.emptyHint}</p>
      </div>
    </NothingYet>
  );
}

function OpenOne() {
  const { lobby } = onlinePageTexts();
  return (
    <section class="stack tight">
      <h2>{lobby.open}</h2>
      <div class="row">
        {games().map((game) => (
          <ButtonLink key={game.id} icon="plus" words={game.name()} href={`/new/${game.id}?online`} />
        ))}
      </div>
    </section>
  );
}

function OpenTable({ line }: { readonly line: TableListItem }) {
  const { lobby, mine } = onlinePageTexts();
  const busy = useSignal(false);
  const name = gameName(line.game, line.edition);
  const free = line.seats.filter(isFree).length;
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
          <h2 class="small">{name}</h2>
          <p>{lobby.seats(free, line.seats.length)}</p>
          <p class="soft">
            {clockWords(line.clock)}
            {line.ownBoard ? <OwnBoardLater game={line.game} /> : null}
          </p>
        </div>
      </div>
      <div class="row">
        {isMine ? (
          <ButtonLink words={mine.go} href={`/t/${line.table}`} />
        ) : (
          <Button
            class="primary"
            words={lobby.join}
            disabled={busy.value}
            aria-label={lobby.joinAt(name, companyOf(line))}
            onClick={sit}
          />
        )}
      </div>
    </li>
  );
}
