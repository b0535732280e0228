import '../../styles/pages/company.css';
import { useSignal } from '@preact/signals';
import { PlayerPortrait } from '../../art/index.js';
import { games } from '../../games/games.js';
import { formatDay, formatList, formatNumber } from '../../i18n/format.js';
import { speakOfOnline } from '../../i18n/online-pages.js';
import { peopleTexts, speakOfPeople } from '../../i18n/people.js';
import { api, me, startOnline } from '../../online/online.js';
import { gameName } from '../game-name.js';
import type { Look } from '../look.js';
import { orSay } from '../online/ask.js';
import { Fetched } from '../place/fetched.js';
import type { Route } from '../router.js';
import { settings } from '../settings.js';
import { ButtonLink } from '../ui/button.js';
import { Segmented } from '../ui/controls.js';
import { Page } from '../ui/page.js';
import { Lines } from '../ui/standing-in.js';
import { say } from '../ui/toast.js';
import { playWith } from './play-with.js';
import { RatingLine, type RatingPoint } from './rating-line.js';
import { Trophies } from './trophies.js';

type ShownTo = 'everybody' | 'friends' | 'nobody';
type PlayedGame = {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly isRated: boolean;
  readonly hasWon: boolean;
  readonly names: readonly string[];
};
type Profile = {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly isMe: boolean;
  readonly shownTo?: ShownTo;
  readonly played: {
    readonly trophies: readonly string[];
    readonly ratings: readonly { readonly game: string; readonly rating: number; readonly games: number }[];
    readonly history: readonly RatingPoint[];
    readonly games: readonly PlayedGame[];
  } | null;
};

export async function loadProfile() {
  await Promise.all([speakOfPeople(), speakOfOnline()]);
  return ProfilePage;
}

/** What somebody has played here, as far as they let one see it. */
function ProfilePage({ route }: { readonly route: Route }) {
  const { profile } = peopleTexts();
  const asked = route.page === 'person' ? route.id : '';
  const load = async (): Promise<Profile> => {
    await startOnline();
    const id = asked === 'me' ? (me.value?.id ?? '') : asked;
    return api<Profile>('GET', `/api/people/${encodeURIComponent(id)}`);
  };
  if (settings.value.children && asked !== 'me')
    return (
      <Page title={profile.games} lead={profile.children}>
        {null}
      </Page>
    );
  return <Fetched load={load}>{(found) => <Found found={found} />}</Fetched>;
}

function Found({ found }: { readonly found: Profile }) {
  const { profile, friends } = peopleTexts();
  const { played, name, look } = found;
  return (
    <Page title={name} lead={profile.lead}>
      <div class="panel friend">
        <PlayerPortrait seat={look as Look} />
        <b>{name}</b>
        {found.isMe || settings.value.children
          ? null
          : games().map((game) => (
              <button
                key={game.id}
                type="button"
                class="button"
                aria-label={friends.playWith(name, game.name())}
                onClick={() => void playWith(found.id, name, game.id)}
              >
                {profile.again}: {game.name()}
              </button>
            ))}
        <ButtonLink icon="people" words={profile.toFriends} href="/friends" />
      </div>
      {found.shownTo !== undefined && <Shown first={found.shownTo} />}
      {played === null ? (
        <p class="panel soft">{profile.hidden}</p>
      ) : (
        <>
          <Trophies trophies={played.trophies} />
          {!settings.value.children && played.ratings.length > 0 && (
            <section class="panel stack" aria-labelledby="ratings">
              <h2 id="ratings">{profile.ratings}</h2>
              {played.ratings.map(({ game, rating, games }) => (
                <div key={game} class="stack tight">
                  <p>{profile.ratingIn(gameName(game, undefined), formatNumber(rating), games)}</p>
                  <RatingLine
                    name={gameName(game, undefined)}
                    points={played.history.filter((one) => one.game === game)}
                  />
                </div>
              ))}
            </section>
          )}
          <section class="stack tight" aria-labelledby="games">
            <h2 id="games">{profile.games}</h2>
            <Lines of={played.games} none={profile.noGames}>
              {(game) => <Game key={game.table} game={game} />}
            </Lines>
          </section>
        </>
      )}
    </Page>
  );
}

function Shown({ first }: { readonly first: ShownTo }) {
  const { profile } = peopleTexts();
  const now = useSignal(first);
  const keep = async (shownTo: ShownTo): Promise<void> => {
    now.value = shownTo;
    if ((await orSay(api('PUT', '/api/profile', { shownTo }))) !== null) say(profile.kept);
  };
  return (
    <section class="panel">
      <Segmented
        legend={profile.shownTo}
        value={now.value}
        choices={(['everybody', 'friends', 'nobody'] as const).map((value) => ({
          value,
          label: profile[value],
        }))}
        onChange={(next) => void keep(next)}
      />
    </section>
  );
}

function Game({ game }: { readonly game: PlayedGame }) {
  const { profile } = peopleTexts();
  const names = formatList(game.names.map((name) => name || profile.bot));
  const facts = [
    game.hasWon ? profile.won : profile.lost,
    ...(game.isRated ? [profile.rated] : []),
    formatDay(game.at),
  ];
  return (
    <li class="panel friend">
      <div class="stack tight">
        <b>{gameName(game.game, undefined)}</b>
        <span>{names}</span>
        <span class="soft">{facts.join(' · ')}</span>
      </div>
      <ButtonLink words={profile.look} href={`/game/${game.table}`} aria-label={profile.lookAt(names)} />
    </li>
  );
}
