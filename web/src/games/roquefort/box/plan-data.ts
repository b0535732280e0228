import type { Json, JsonObject } from '@castellan/kernel';
import { type Plan, planOf, rowsOf } from './plan.js';

/** How a plan is kept and sent: the rows of the rules [R1.7]. */
export function dataOf(plan: Plan): Json {
  return { rooms: rowsOf(plan) };
}

export function readPlan(found: unknown): Plan | null {
  return planOf(((found ?? {}) as { readonly rooms?: unknown }).rooms);
}

/** Options of a table that plays with these rooms. */
export function tableOptionsOf(data: Json): JsonObject {
  const plan = readPlan(data);
  return plan === null ? {} : { layout: 'custom', rooms: rowsOf(plan) };
}
