import {
  type AnyBotSupport,
  type AnyGame,
  failed,
  type JsonObject,
  ok,
  Registry,
  type Rejection,
  type Result,
} from '@castellan/kernel';

/** A game and those who play it. */
export type Playable = Pick<Rules, 'botSupport' | 'opened'> & { readonly game: AnyGame };

/** What `games/<id>/rules.ts` exports. */
type Rules = {
  /** Every version of its rules that can still be played. */
  readonly versions: readonly AnyGame[];
  /** Those that can read a box of somebody's own, where the others cannot. */
  readonly withBox?: () => Promise<readonly AnyGame[]>;
  /** Those who play them all. */
  readonly botSupport: AnyBotSupport;
  /** The options of a game that is over and looked through: nothing that was seen is hidden any more. */
  readonly opened?: (options: JsonObject) => JsonObject;
};

/**
 * The games that local tables can play, each fetched when it is first played: rules are found by where they lie.
 * Both Workers fetch the same files, so they come over the network once.
 */
const GAMES: Readonly<Record<string, () => Promise<Rules>>> = Object.fromEntries(
  Object.entries(import.meta.glob<Rules>('../../games/*/rules.ts')).map(([path, load]) => [
    path.split('/').at(-2),
    load,
  ]),
);

const KNOWN_GAMES: readonly string[] = Object.keys(GAMES);

/** The newest rules of a game: what new tables play; `options` where they are still to be read. */
export function loadGame(id: string, options: JsonObject = {}): Promise<Result<Playable, Rejection>> {
  return load(id, options, (registry) => registry.find(id));
}

/** The rules that a game was begun by. */
export function loadVersion(
  id: string,
  version: number,
  options: JsonObject = {},
): Promise<Result<Playable, Rejection>> {
  return load(id, options, (registry) => registry.findVersion(id, version));
}

async function load(
  id: string,
  { box }: JsonObject,
  find: (registry: Registry) => Result<AnyGame, Rejection>,
): Promise<Result<Playable, Rejection>> {
  if (!Object.hasOwn(GAMES, id)) return failed({ kind: 'unknown-game', game: id, known: KNOWN_GAMES });
  const { versions, withBox, ...rest } = await GAMES[id]();
  const all = box === undefined || withBox === undefined ? versions : await withBox();
  const game = find(all.reduce((registry, one) => registry.add(one), new Registry()));
  return game.ok ? ok({ game: game.value, ...rest }) : game;
}
