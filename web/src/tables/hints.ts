import { DEFAULT_SEARCH, Planner } from '@castellan/ai';
import { type AnyBotSupport, type AnyGame, type JsonObject, readAction, type State } from '@castellan/kernel';
import type { Table } from '@castellan/match';
import { loadVersion } from './games/load.js';
import type { Asks, Hint, Why } from './worker-messages.js';

/** How many positions are looked at for a hint, and how many at a time: messages are heard in between. */
const POSITIONS = 1_500;
const AT_A_TIME = 300;
/** What is less likely to come about is no reason. */
const LIKELY = 0.5;

/** Who can say what a seat sees. */
type Shows = Pick<State, 'view'>;

/**
 * The turn that looks best to somebody who sees what this seat is shown at this moment and remembers nothing else. In a game
 * of memory a hint must not remember for the players [R10.3].
 */
export async function hintAt(
  game: AnyGame,
  botSupport: AnyBotSupport,
  options: JsonObject,
  shown: Shows,
  seat: number,
): Promise<Hint | null> {
  if (game.imagine === undefined) return null;
  const position = game.imagine(options, shown.view(seat));
  const planner = new Planner(game, botSupport, position, { ...DEFAULT_SEARCH, nodes: POSITIONS });
  planner.begin(position, seat);
  while (planner.run(planner.looked + AT_A_TIME)) await new Promise((next) => setTimeout(next));
  const plan = planner.next();
  if (plan === null) return null;
  return {
    moves: plan.steps.filter(({ actor }) => actor === seat).map(({ move }) => move),
    reasons: plan.reasons.filter(({ odds }) => odds >= LIKELY).map(({ reason }) => reason),
  };
}

/** What the last turn of somebody else brought about, as whoever asks could see it; null if nobody else has acted. */
export function whyAt(
  game: AnyGame,
  botSupport: AnyBotSupport,
  options: JsonObject,
  actions: readonly string[],
  asker: number,
): Why | null {
  if (game.imagine === undefined || botSupport.explainer === undefined) return null;
  const actors: number[] = [];
  follow(game, options, actions, (actor) => {
    actors.push(actor);
    return null;
  });
  const last = actors.findLastIndex((actor) => actor >= 0 && actor !== asker);
  if (last < 0) return null;
  const seat = actors[last];
  const others = actors.findLastIndex((actor, i) => i < last && actor >= 0 && actor !== seat);
  const first = actors.findIndex((actor, i) => i > others && actor === seat);
  const next = actors.findIndex((actor, i) => i > last && actor >= 0);
  const before = follow(game, options, actions.slice(0, first)).view(asker);
  const events: unknown[] = [];
  const turn = actions.slice(0, next < 0 ? actions.length : next);
  const after = follow(game, options, turn, (_, i) => (i < first ? null : events)).view(asker);
  const explainer = botSupport.explainer(game.imagine(options, before), seat);
  return { seat, reasons: explainer.explain(game.imagine(options, after), events) };
}

/** The same at a table elsewhere, from what a seat is shown there. */
export async function hintFrom(
  game: AnyGame,
  options: JsonObject,
  view: unknown,
  seat: number,
): Promise<Hint | null> {
  const found = await loadVersion(game.id, game.rulesVersion);
  return found.ok ? hintAt(game, found.value.botSupport, options, { view: () => view }, seat) : null;
}

/** What a turn elsewhere brought about, as somebody was shown it. */
export async function whyFrom(
  game: AnyGame,
  options: JsonObject,
  {
    seat,
    before,
    after,
    events,
  }: { seat: number; before: unknown; after: unknown; events: readonly unknown[] },
): Promise<Why | null> {
  const found = await loadVersion(game.id, game.rulesVersion);
  if (!found.ok || game.imagine === undefined || found.value.botSupport.explainer === undefined) return null;
  const explainer = found.value.botSupport.explainer(game.imagine(options, before), seat);
  return { seat, reasons: explainer.explain(game.imagine(options, after), [...events]) };
}

/** Plays actions; `log` says for each where its events go, if anywhere. */
function follow(
  game: AnyGame,
  options: JsonObject,
  actions: readonly string[],
  log: (actor: number, place: number) => unknown[] | null = () => null,
): State {
  const state = game.start(options);
  actions.forEach((text, i) => {
    const read = readAction(game, state, text);
    if (!read.ok) throw new Error(`${text} was played and cannot be read`);
    const { actor, action } = read.value;
    state.apply(actor, action, log(actor, i));
  });
  return state;
}

/** Answers the page about one of the tables here. */
export async function advise(
  table: Table,
  message: ({ readonly ask: 'hint' } & Asks['hint']['ask']) | ({ readonly ask: 'why' } & Asks['why']['ask']),
): Promise<Hint | Why | null> {
  const { game, options } = table;
  const found = await loadVersion(game.id, game.rulesVersion);
  if (!found.ok) return null;
  const { botSupport } = found.value;
  if (message.ask === 'why') return whyAt(game, botSupport, options, table.record().actions, message.seat);
  return table.mayAct(message.seat) ? hintAt(game, botSupport, options, table, message.seat) : null;
}
