import { idPattern } from '@castellan/protocol';
import type { Running, RunningGame } from '../../access/running.js';
import { shownRating } from '../../people/ratings.js';
import { trophiesOf } from '../../people/trophies.js';
import { PROFILES, type ProfileFor } from '../../store/operations/friends.js';
import type { Store } from '../../store/store.js';
import { refused } from '../refusal.js';
import type { Route } from '../route.js';

export type CompanyParts = {
  readonly store: Store;
  readonly running: () => Running | null;
  readonly now: () => number;
};

const PERSON = new RegExp(`^${idPattern('person')}$`);
/** What is shown of running games is so old at most. */
const FRESH = 2_000;
const MOST_GAMES = 60;
const LISTED = 50;
const COUNTED = 1000;

/** Running games to look on at, and what people have played. */
export function companyRoutes({ store, running, now }: CompanyParts): Route[] {
  let kept: { readonly at: number; readonly games: Promise<readonly Rated[]> } | null = null;
  const games = (): Promise<readonly Rated[]> => {
    if (kept === null || now() - kept.at >= FRESH)
      kept = { at: now(), games: withRatings(store, running()?.publicGames(MOST_GAMES) ?? []) };
    return kept.games;
  };
  return [
    {
      method: 'GET',
      path: '/api/running',
      for: 'all',
      pace: 'heavy',
      async answer({ visitor }) {
        const friends = visitor === null ? [] : await store.run('friendsOf', { person: visitor.person.id });
        const known = new Set(friends.map(({ id }) => id));
        const found = (await games()).map(({ people, ...game }) => ({
          ...game,
          hasFriends: people.some((person) => known.has(person)),
        }));
        return { body: { games: found } };
      },
    },
    {
      method: 'GET',
      path: '/api/people/:person',
      for: 'visitors',
      pace: 'heavy',
      async answer({ parts: { person }, visitor }) {
        const found = PERSON.test(person) ? await store.run('findPerson', { id: person }) : null;
        if (found === null || found.name === '') throw refused('no-such-address', 'there is no such person');
        const me = visitor.person.id;
        const isMe = me === person;
        const isFriend = !isMe && (await store.run('areFriends', { person: me, other: person }));
        const shownTo = await store.run('profileFor', { person });
        const mayLook = isMe || shownTo === 'everybody' || (shownTo === 'friends' && isFriend);
        const head = { id: person, name: found.name, look: found.look, isMe, isFriend };
        const mine = isMe ? { shownTo } : {};
        return { body: { ...head, ...mine, played: mayLook ? await played(store, person) : null } };
      },
    },
    {
      method: 'PUT',
      path: '/api/profile',
      for: 'visitors',
      async answer({ visitor, body }) {
        const profile = PROFILES.find((one) => one === body.shownTo);
        if (profile === undefined) throw refused('malformed', `shownTo: one of ${PROFILES.join(', ')}`);
        await store.run('setProfileFor', { person: visitor.person.id, profile });
        return { body: { shownTo: profile satisfies ProfileFor } };
      },
    },
  ];
}

type Rated = Omit<RunningGame, 'seats'> & {
  readonly seats: readonly { readonly name: string; readonly look: number; readonly bot: string | null }[];
  /** The mean of the ratings of those who have one; null if nobody has. */
  readonly strength: number | null;
  readonly people: readonly string[];
};

/** The strongest first, as many as somebody may want to look through. */
async function withRatings(store: Store, games: readonly RunningGame[]): Promise<readonly Rated[]> {
  const rated = await Promise.all(
    games.map(async ({ seats, ...game }) => {
      const people = seats.flatMap(({ person }) => (person === null ? [] : [person]));
      const found = await Promise.all(
        people.map((person) => store.run('ratingOf', { person, game: game.game })),
      );
      const ratings = found.flatMap((one) => (one === null ? [] : [shownRating(one)]));
      const sum = ratings.reduce((all, one) => all + one, 0);
      const strength = ratings.length === 0 ? null : Math.round(sum / ratings.length);
      return { ...game, seats: seats.map(({ name, look, bot }) => ({ name, look, bot })), strength, people };
    }),
  );
  return rated.sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0) || b.watchers - a.watchers);
}

async function played(store: Store, person: string) {
  const [games, history, ratings] = await Promise.all([
    store.run('gamesPlayed', { person, limit: COUNTED }),
    store.run('ratingHistory', { person }),
    store.run('ratingsOf', { person }),
  ]);
  return {
    trophies: trophiesOf(games),
    ratings: ratings.map((one) => ({ game: one.game, rating: shownRating(one), games: one.games })),
    history: history.map((one) => ({ game: one.game, at: one.at, rating: shownRating(one) })),
    count: games.length,
    games: games.slice(0, LISTED).map(({ table, game, seat, outcome, at, isRated, names }) => {
      const { winners } = JSON.parse(outcome) as { winners: number[] };
      return { table, game, at, isRated, hasWon: winners.includes(seat), names };
    }),
  };
}
