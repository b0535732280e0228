import { type Actor, CHANCE, type State } from '@castellan/kernel';
import type { Judge } from './judge.js';

/** An action that was carried out. */
export type Played = { readonly actor: Actor; readonly action: number };

/**
 * How an action changed each seat's chance to win. A seat's action is a decision: what it leads to, before anything
 * unknown comes up, held against the best there was. What chance brings then is luck: where it led, held against what
 * was to be expected. So `before` + decision + luck = `after`, for every action and for any number of them in a row.
 */
export type Swing = {
  readonly actor: Actor;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly decision: readonly number[];
  readonly luck: readonly number[];
};

/** The swings of actions played one after another from a position, which is left alone. */
export function swingsOf<S extends State>(judge: Judge<S>, from: S, actions: readonly Played[]): Swing[] {
  const state = from.copy();
  let before = judge.prospects(state);
  return actions.map(({ actor, action }) => {
    state.apply(actor, action, null);
    const after = judge.prospects(state);
    const change = after.map((prospect, seat) => prospect - before[seat]);
    const none = change.map(() => 0);
    const isLuck = actor === CHANCE;
    const swing = { actor, before, after, decision: isLuck ? none : change, luck: isLuck ? change : none };
    before = after;
    return swing;
  });
}

/** Several swings in a row as one, such as those of a turn. */
export function wholeSwing(swings: readonly Swing[]): Swing {
  const first = swings[0];
  const last = swings[swings.length - 1];
  const sum = (parts: (swing: Swing) => readonly number[]): number[] =>
    first.before.map((_, seat) => swings.reduce((total, swing) => total + parts(swing)[seat], 0));
  return {
    actor: first.actor,
    before: first.before,
    after: last.after,
    decision: sum((swing) => swing.decision),
    luck: sum((swing) => swing.luck),
  };
}
