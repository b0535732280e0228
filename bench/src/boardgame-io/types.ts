/**
 * What is used here of boardgame.io 0.50, in types of our own: the library is installed when a benchmark is run, and
 * everything is built and checked without it.
 */

/** Its own source of chance. */
export type Random = { Number(): number };

type Ctx = {
  readonly numPlayers: number;
  readonly playOrderPos: number;
  readonly currentPlayer: string;
  readonly gameover?: unknown;
};

/** What a move answers that it refuses; the library's constant is this text. */
export type InvalidMove = 'INVALID_MOVE';

type Moment<G> = { readonly G: G; readonly ctx: Ctx; readonly random: Random };

export type Move<G> = (
  moment: Moment<G> & { readonly playerID: string },
  ...args: string[]
) => G | InvalidMove;

/** A move of boardgame.io: its name in `moves` and what it is called with. */
export type Call = { readonly move: string; readonly args: string[] };

export type Game<G> = {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly disableUndo: boolean;
  readonly seed?: string | number;
  readonly setup: (moment: Pick<Moment<G>, 'random'>) => G;
  readonly moves: Readonly<Record<string, Move<G>>>;
  readonly turn: {
    readonly order: { readonly first: () => number; readonly next: (moment: Moment<G>) => number };
    readonly activePlayers?: object;
    readonly endIf: (moment: Moment<G>) => boolean;
  };
  readonly endIf: (moment: Moment<G>) => object | undefined;
  readonly ai: { readonly enumerate: (G: G, ctx: Ctx, playerID: string) => Call[] };
};

type Position<G> = { readonly G: G; readonly ctx: Ctx };

export type Client<G> = {
  getState(): Position<G> | null;
  updatePlayerID(id: string): void;
  readonly moves: Readonly<Record<string, (...args: string[]) => void>>;
};

type BotSettings<G> = {
  readonly game: Game<G>;
  readonly enumerate: Game<G>['ai']['enumerate'];
  readonly iterations: number;
  readonly playoutDepth: number;
  readonly seed: number;
};

export type Library = {
  Client<G>(settings: {
    readonly game: Game<G>;
    readonly numPlayers: number;
    readonly debug: boolean;
  }): Client<G>;
  readonly ActivePlayers: { readonly ALL: object };
  readonly MCTSBot: new <G>(
    settings: BotSettings<G>,
  ) => { play(position: Position<G>, playerID: string): Promise<unknown> };
  /** Immer's: the plain object behind a draft. */
  original<T>(draft: T): T | undefined;
};

/** Its server, which hears at a port of the system's choice. */
export type ServerModule = {
  Server<G>(settings: { readonly games: readonly Game<G>[]; readonly origins: readonly RegExp[] }): {
    run(port: number): Promise<{ readonly appServer: import('node:net').Server }>;
  };
};
