import { type AnyGame, type Json, parseMove } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { teaching as chateau } from '../games/oh-mon-chateau/learn/teaching.js';
import * as chateauRules from '../games/oh-mon-chateau/rules.js';
import { teaching as roquefort } from '../games/roquefort/learn/teaching.js';
import * as roquefortRules from '../games/roquefort/rules.js';
import { type Happening, haveHappened, LEARNER } from '../learn/lesson.js';
import type { Claim, Rule } from '../learn/rule.js';
import { newest, Practice } from './practice.js';

const WRITTEN = import.meta.glob<string>('../../../games/*/RULES.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What the others do on the boards of the rulebook. */
const REPLIES = ['pass', 'end'];

/** Where rules are led to, as it is written. */
const SOURCES = import.meta.glob<string>('../games/*/{table,ending}/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const NAMED = /['#]([RO]\d+\.\d+)['`]/g;

const RULEBOOKS = [
  ['roquefort', roquefort, newest('roquefort', roquefortRules.versions)],
  ['oh-mon-chateau', chateau, newest('oh-mon-chateau', await chateauRules.withBox())],
] as const;

describe.each(RULEBOOKS)('the rulebook of %s', (id, teaching, game) => {
  const rules = teaching.chapters.flatMap((chapter) => chapter.rules);
  const told = readRules(WRITTEN[`../../../games/${id}/RULES.md`]);

  it('has every rule of RULES.md, in its order, marked as there', () => {
    expect(rules.map((rule) => rule.id)).toEqual(told.map((rule) => rule.id));
    for (const { id: name, mark = null } of rules)
      expect([name, mark]).toEqual([name, told.find((rule) => rule.id === name)?.mark]);
  });

  it('has every rule that a warning, a score line or an end of this game leads to', () => {
    const named = Object.entries(SOURCES).flatMap(([path, code]) =>
      path.includes(`/${id}/`) && code.includes('/rulebook/')
        ? [...code.matchAll(NAMED)].map(([, rule]) => rule)
        : [],
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((rule) => !rules.some((one) => one.id === rule))).toEqual([]);
  });

  it('gives a reason wherever a rule is marked, in every language', () => {
    for (const { texts, mark } of rules)
      for (const [text, why] of Object.values(texts)) {
        expect(text).toMatch(/[.!]$/);
        expect(why === undefined).toBe(mark === undefined);
      }
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('%s: what its words claim is so', (_, rule) => {
    expect(rule.claims.length).toBeGreaterThan(0);
    for (const claim of rule.claims) check(game, rule, claim);
    // what is shown can be done, but for a refusal that is shown: it names a rule
    const practice = new Practice(game, rule.position, REPLIES);
    for (const move of rule.show) {
      const parsed = parseMove(game, practice.ready(move).position(), LEARNER, move);
      if (parsed.ok) practice.play(move);
      else expect(parsed.error.kind).toBe('illegal-move');
    }
  });
});

function check(game: AnyGame, { id, position }: Rule, claim: Claim): void {
  const practice = new Practice(game, position, REPLIES);
  const { after = [] } = claim;
  for (const move of after) {
    practice.ready(move);
    expect(practice.offers(), `${id}: ${move}`).toContain(move);
    practice.play(move);
  }
  const { table } = practice;
  if ('move' in claim) {
    const parsed = parseMove(game, table.position(), LEARNER, claim.move);
    const refusedBy = parsed.ok
      ? null
      : parsed.error.kind === 'illegal-move'
        ? parsed.error.rule
        : parsed.error.kind;
    expect([id, claim.move, refusedBy]).toEqual([id, claim.move, claim.refusedBy]);
  } else if ('happens' in claim) {
    practice.letOthersAct();
    expect(
      haveHappenedInOrder(claim.happens, practice.events),
      `${id}: ${JSON.stringify(practice.events)}`,
    ).toBe(true);
  } else if ('never' in claim) expect(haveHappened([claim.never], practice.events)).toBe(false);
  else if ('at' in claim)
    expect([id, claim.at, partOf(table.view(LEARNER), claim.at)]).toEqual([id, claim.at, claim.is]);
  else expect(practice.offers().filter((move) => move.startsWith(claim.offered)).length).toBe(claim.count);
}

/** Ids and marks; a chapter may be marked as a whole. */
function readRules(text: string): { readonly id: string; readonly mark: string | null }[] {
  return text.split(/\n## /).flatMap((chapter) => {
    const [heading] = chapter.split('\n');
    return chapter
      .split(/\n- \*\*/)
      .slice(1)
      .map((rule) => ({ id: rule.split('**')[0], mark: markOf(rule, heading) }));
  });
}

function markOf(rule: string, heading: string): string | null {
  if (/reconstruction/i.test(heading) || /_Reconstruction/.test(rule)) return 'reconstruction';
  if (/House rules/.test(heading)) return 'house';
  return /_Ruling|_ruling_|Rulings/.test(`${rule} ${heading}`) ? 'ruling' : null;
}

/** Whether all of this has happened in this order. */
function haveHappenedInOrder(wanted: readonly Happening[], events: readonly unknown[]): boolean {
  let from = 0;
  return wanted.every((one) => {
    const found = events.findIndex((event, i) => i >= from && haveHappened([one], [event]));
    from = found + 1;
    return found >= 0;
  });
}

/** A part of a view, or null. */
function partOf(view: unknown, path: string): Json {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key] ?? null, view) as Json;
}
