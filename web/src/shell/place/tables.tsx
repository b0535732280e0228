import { formatList, formatWhen } from '../../i18n/format.js';
import { placeTexts } from '../../i18n/place.js';
import { gameName } from '../game-name.js';
import { ButtonLink } from '../ui/button.js';
import { Lines } from '../ui/standing-in.js';
import { CloseTable } from './close-table.js';
import { Fetched, fetchList } from './fetched.js';

type ListedTable = {
  readonly id: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly isPublic: boolean;
  readonly updated: number;
  readonly watchers: number | null;
  readonly seats: readonly { readonly name: string; readonly isBot: boolean }[];
};

/** What is played here. */
export function Tables() {
  const { table } = placeTexts();
  return (
    <Fetched load={() => fetchList<{ tables: readonly ListedTable[] }>('tables')}>
      {({ tables }, again) => (
        <Lines of={tables} none={table.none}>
          {(one) => <Line key={one.id} one={one} again={again} />}
        </Lines>
      )}
    </Fetched>
  );
}

function Line({ one, again }: { readonly one: ListedTable; readonly again: () => void }) {
  const { table } = placeTexts();
  const names = formatList(
    one.seats.map(({ name, isBot }) => (name !== '' ? name : isBot ? table.bot : table.free)),
  );
  const facts = [
    table[one.status],
    one.isPublic ? table.public : table.private,
    ...(one.watchers === null || one.watchers === 0 ? [] : [table.watchers(one.watchers)]),
    formatWhen(one.updated),
  ];
  return (
    <li class="panel listed">
      <div class="stack tight">
        <b>{gameName(one.game, undefined)}</b>
        <span>{names}</span>
        <span class="soft">{facts.join(' · ')}</span>
      </div>
      <ButtonLink
        words={table.look}
        href={one.status === 'over' ? `/game/${one.id}` : `/t/${one.id}`}
        aria-label={table.lookAt(names)}
      />
      {one.status === 'over' ? null : <CloseTable table={one.id} names={names} onClosed={again} />}
    </li>
  );
}
