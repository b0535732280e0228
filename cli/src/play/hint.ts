import { DEFAULT_SEARCH, type Plan, Planner, type WeighedReason } from '@castellan/ai';
import { CHANCE, type GameRecord, replay, type Seat, SeededChance } from '@castellan/kernel';
import { accept } from '../bad-input.js';
import type { AnyFace } from '../face.js';
import type { Box } from '../registry.js';
import { COLUMNS, wrap } from '../terminal/layout.js';

const TURNS = 3;
const POSITIONS = 4_000;

/**
 * The best turns as somebody would see them who has sat in this place and forgotten nothing. They are told what the seat
 * was shown, move by move, and know nothing else.
 */
export function hint(box: Box, record: GameRecord, seat: Seat): string[] {
  const { game, face, botSupport } = box;
  if (botSupport === null) return ['There are no hints for this game yet.'];
  const options = accept(game.prepare(record.options, null));
  const adviser = botSupport.characters(options).at(-1);
  if (adviser === undefined) return ['Nobody is there who could give a hint.'];
  const mind = botSupport.mind(options, seat, adviser, new SeededChance('adviser'));
  accept(
    replay(game, record, ({ state, actor, action }) => {
      const after = state.copy();
      const events: unknown[] = [];
      after.apply(actor, action, events);
      mind.witness(events, after.view(seat));
    }),
  );
  const position = mind.imagine();
  const planner = new Planner(game, botSupport, position, { ...DEFAULT_SEARCH, nodes: POSITIONS });
  const plans = planner.plans(position, seat, TURNS);
  return plans.flatMap((plan) => describePlan(plan, face, seat));
}

function describePlan(plan: Plan, face: AnyFace, seat: Seat): string[] {
  const steps = plan.steps.map(({ actor, move, odds }) =>
    actor === CHANCE ? `(${move}: ${percent(odds)})` : move,
  );
  if (!plan.complete) steps.push('and see');
  const reasons = plan.reasons.map((reason) => describeReason(reason, face));
  const indent = ' '.repeat(7);
  const [turn, ...rest] = wrap(steps.join(', '), COLUMNS - indent.length);
  const said = reasons.flatMap((text) => wrap(`· ${text}`, COLUMNS - indent.length, '  '));
  const chance = `${percent(plan.prospects[seat]).padStart(5)}  `;
  return [chance + turn, ...[...rest, ...said].map((line) => indent + line)];
}

function describeReason({ reason, odds }: WeighedReason, face: AnyFace): string {
  const words = face.reason?.(reason) ?? reason.kind;
  return odds > 0.995 ? words : `${words} (${percent(odds)})`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
