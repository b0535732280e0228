import '../../styles/pages/company.css';
import { useSignal } from '@preact/signals';
import { PlayerPortrait } from '../../art/index.js';
import { games } from '../../games/games.js';
import { speakOfOnline } from '../../i18n/online-pages.js';
import { peopleTexts, speakOfPeople } from '../../i18n/people.js';
import { api, startOnline } from '../../online/online.js';
import { TableError } from '../../tables/problem.js';
import { gameName } from '../game-name.js';
import type { Look } from '../look.js';
import { attempt, orSay } from '../online/ask.js';
import { Fetched } from '../place/fetched.js';
import { errorText } from '../problems.js';
import { go, hash } from '../router.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Page } from '../ui/page.js';
import { Lines } from '../ui/standing-in.js';
import { LinkField } from '../ui/text-field.js';
import { say } from '../ui/toast.js';
import { playWith } from './play-with.js';

type Friend = { readonly id: string; readonly name: string; readonly look: number; readonly isHere: boolean };
type Challenge = { readonly table: string; readonly game: string; readonly name: string };
type Known = { readonly friends: readonly Friend[]; readonly challenges: readonly Challenge[] };

export async function loadFriends() {
  await Promise.all([speakOfPeople(), speakOfOnline()]);
  return Friends;
}

/** Whom one knows here, who wants to play, and the link by which others become friends. */
function Friends() {
  const { friends } = peopleTexts();
  const round = useSignal(0);
  const load = async (): Promise<Known> => {
    await startOnline();
    return api<Known>('GET', '/api/friends');
  };
  return (
    <Page title={friends.title} lead={friends.lead}>
      {hash.value === '' ? null : (
        <Accept
          code={hash.value}
          onDone={() => {
            round.value++;
          }}
        />
      )}
      <Fetched key={round.value} load={load}>
        {(known, again) => (
          <>
            <Challenges known={known} again={again} />
            <Lines of={known.friends} none={friends.none}>
              {(one) => <Line key={one.id} one={one} again={again} />}
            </Lines>
          </>
        )}
      </Fetched>
      <MakeLink />
    </Page>
  );
}

function Accept({ code, onDone }: { readonly code: string; readonly onDone: () => void }) {
  const { friends } = peopleTexts();
  const accept = async (): Promise<void> => {
    try {
      await startOnline();
      await api('POST', '/api/friends', { code });
      say(friends.done);
    } catch (error) {
      const isVoid = error instanceof TableError && error.problem.kind === 'wrong-word';
      say(isVoid ? friends.badLink : errorText(error));
    }
    go('/friends', 'replace');
    onDone();
  };
  return (
    <section class="panel stack">
      <p>{friends.invited}</p>
      <p>
        <Button class="primary" words={friends.accept} onClick={accept} />
      </p>
    </section>
  );
}

function Challenges({ known, again }: { readonly known: Known; readonly again: () => void }) {
  const { friends } = peopleTexts();
  if (known.challenges.length === 0) return null;
  const decline = async (table: string): Promise<void> => {
    await orSay(api('DELETE', `/api/challenges/${table}`));
    again();
  };
  return (
    <section class="stack tight" aria-labelledby="challenges">
      <h2 id="challenges">{friends.challenges}</h2>
      <ul class="stack tight">
        {known.challenges.map(({ table, game, name }) => (
          <li key={table} class="panel stack tight">
            <p>{friends.challenge(name, gameName(game, undefined))}</p>
            <div class="row">
              <ButtonLink class="primary" words={friends.come} href={`/t/${table}`} />
              <Button words={friends.decline} onClick={() => void decline(table)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ one, again }: { readonly one: Friend; readonly again: () => void }) {
  const { friends } = peopleTexts();
  const remove = async (): Promise<void> => {
    await orSay(api('DELETE', `/api/friends/${one.id}`));
    say(friends.removed(one.name));
    again();
  };
  return (
    <li class="panel friend">
      <PlayerPortrait seat={one.look as Look} />
      <div class="stack tight">
        <a href={`/person/${one.id}`} aria-label={friends.profileOf(one.name)}>
          <b>{one.name}</b>
        </a>
        <span class="soft">{one.isHere ? friends.here : friends.away}</span>
      </div>
      <div class="row">
        {games().map((game) => (
          <Button
            key={game.id}
            icon="play"
            words={game.name()}
            aria-label={friends.playWith(one.name, game.name())}
            onClick={() => void playWith(one.id, one.name, game.id)}
          />
        ))}
        <Button class="quiet icon" icon="trash" aria-label={friends.removeOf(one.name)} onClick={remove} />
      </div>
    </li>
  );
}

function MakeLink() {
  const { friends } = peopleTexts();
  const link = useSignal<string | null>(null);
  const make = async (): Promise<void> => {
    const made = await attempt(async () => {
      // whoever has just come has no name here yet
      await startOnline();
      return api<{ link: string }>('POST', '/api/friends/link');
    });
    link.value = made?.link ?? null;
  };
  if (link.value === null)
    return (
      <p>
        <Button icon="link" words={friends.make} onClick={make} />
      </p>
    );
  return (
    <section class="panel stack">
      <LinkField label={friends.link} link={link.value} copy={friends.copy} copied={friends.copied} />
    </section>
  );
}
