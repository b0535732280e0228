import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { PlayerPortrait } from '../../art/index.js';
import { formatWhen } from '../../i18n/format.js';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import type { Look } from '../look.js';
import { orSay } from '../online/ask.js';
import { Button } from '../ui/button.js';
import { Switch } from '../ui/controls.js';
import { Lines } from '../ui/standing-in.js';
import { BanButton } from './ban-dialog.js';
import { Fetched } from './fetched.js';

type ListedPerson = {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly seen: number;
  readonly hasPasskey: boolean;
  readonly mayOpen: boolean;
  readonly games: number;
  readonly isHere: boolean;
  readonly isBanned: boolean;
};

/** Who plays here. */
export function People() {
  const { person } = placeTexts();
  const id = useId();
  const typed = useSignal('');
  const find = useSignal('');
  return (
    <>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          find.value = typed.value;
        }}
      >
        <label class="sr-only" for={id}>
          {person.find}
        </label>
        <input
          id={id}
          class="input"
          type="search"
          maxLength={60}
          placeholder={person.find}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <Button type="submit" words={person.search} />
      </form>
      <Fetched
        key={find.value}
        load={() =>
          api<{ people: readonly ListedPerson[] }>('POST', '/api/operator/people', { find: find.value })
        }
      >
        {({ people }, again) => (
          <Lines of={people} none={person.nobody}>
            {(one) => <Line key={one.id} one={one} again={again} />}
          </Lines>
        )}
      </Fetched>
    </>
  );
}

function Line({ one, again }: { readonly one: ListedPerson; readonly again: () => void }) {
  const { person } = placeTexts();
  const facts = [
    ...(one.isHere ? [person.here] : []),
    ...(one.isBanned ? [person.banned] : []),
    one.hasPasskey ? person.passkey : person.guest,
    person.games(one.games),
    person.seen(formatWhen(one.seen)),
  ];
  const setMayOpen = async (mayOpen: boolean): Promise<void> => {
    await orSay(api('PUT', `/api/operator/people/${one.id}`, { mayOpen }));
    again();
  };
  return (
    <li class="panel listed">
      <PlayerPortrait seat={one.look as Look} />
      <div class="stack tight">
        <b>{one.name}</b>
        <span class="soft">{facts.join(' · ')}</span>
        <code class="soft">{one.id}</code>
      </div>
      <Switch label={person.mayOpen} checked={one.mayOpen} onChange={(on) => void setMayOpen(on)} />
      {!one.isBanned && <BanButton person={one.id} name={one.name} onBanned={again} />}
    </li>
  );
}
