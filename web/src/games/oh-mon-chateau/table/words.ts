import type { ChateauEvent, ChateauScenery } from '@castellan/oh-mon-chateau';
import type { Worth } from '../art/points.js';
import { chateauTexts } from '../texts/table.js';
import type { ChateauChoice } from './offers.js';

/** What the last cloud is worth [O5.1]: whoever completes a castle draws it, and no other event tells so. */
const CLOUD_POINTS = 4;

type Construction = ChateauScenery['lines'][number]['construction'];

export function guestName(id: string): string {
  const { guest } = chateauTexts();
  if (/^\d/.test(id)) return guest.small(Number(id));
  const name = guest[id as keyof typeof guest];
  return typeof name === 'string' ? name : id;
}

/** With points of somebody's own box in place of those that the text names, which stand in it as "1 point". */
export function guestHelp(id: string, worth?: Worth): string {
  const { guestHelp: texts, table } = chateauTexts();
  const help = (texts as Readonly<Record<string, string>>)[id] ?? guestName(id);
  const points = typeof worth === 'number' ? worth : worth?.worth;
  return points === undefined ? help : help.replace(/[13] (point|Punkt)\w*/, table.points(points));
}

export function faceName(face: string): string {
  const names: Readonly<Record<string, string>> = chateauTexts().resource;
  return names[face] ?? face;
}

export function makesWords(construction: Construction): string {
  const { makes } = chateauTexts();
  switch (construction.makes) {
    case 'tower':
      return makes.tower(construction.points);
    case 'flag':
      return makes.flag(construction.points);
    case 'wall':
      return makes.wall(construction.inhabitants);
    default:
      return makes[construction.makes];
  }
}

/** What one should know before: it brings nothing, or less than the card says. */
export function warningOf({ foresight }: ChateauChoice): string | null {
  const { choice } = chateauTexts();
  if (foresight.nothing) return choice.nothing;
  if (foresight.lost === null) return null;
  return foresight.lost.die ? choice.dieLost : choice.tokensLost;
}

/** What a choice beside the board is called. */
export function choiceWords(choice: ChateauChoice): string {
  const { choice: words } = chateauTexts();
  const { word, move, foresight } = choice;
  const last = move.split(' ').at(-1) ?? '';
  if (/^(pass|end|skip)$/.test(word)) return words[word as 'pass' | 'end' | 'skip'];
  if (word === 'wall') return words.wall(Number(last));
  if (last === 'flag') return words.flag;
  if (last === 'cloud') return words.cloud;
  if (word === 'face') return words.face(faceName(last));
  const drawn = foresight.events.find((event) => event.type === 'drewInhabitants');
  return words.inhabitants(drawn?.type === 'drewInhabitants' ? drawn.count : 1);
}

export function eventWords(event: ChateauEvent, names: readonly string[]): string {
  const { log } = chateauTexts();
  switch (event.type) {
    case 'rolled':
      return log.rolled(names[event.seat], event.dice.map(faceName));
    case 'usedDie':
      return log[event.face === event.as ? 'usedDie' : 'usedAny'](names[event.seat], faceName(event.as));
    case 'placedToken':
      return log.placedToken(names[event.seat], event.cell);
    case 'movedToken':
      return log.movedToken(names[event.seat], event.from, event.to);
    case 'drewInhabitants':
      return log.drewInhabitants(names[event.seat], event.count);
    case 'drewFlag':
    case 'drewCloud':
    case 'builtTower':
      return log[event.type](names[event.seat], event.points);
    case 'cleared':
      return log.cleared(names[event.seat], event.cells.length);
    case 'builtFloor':
      return log.builtFloor(names[event.seat], event.floors);
    case 'builtWall':
      return log.builtWall(names[event.seat], event.flags);
    case 'turnedUp':
      return log.turnedUp(guestName(event.guest));
    case 'guestArrived':
      if (/^\d/.test(event.guest)) return log.smallArrived(names[event.seat], Number(event.guest));
      return log.guestArrived(names[event.seat], guestName(event.guest));
    case 'guestActed':
      return log.guestActed(names[event.seat], guestName(event.guest));
    case 'tokensLost':
      return log.tokensLost(names[event.seat], guestName(event.guest), event.count);
    case 'stole':
      return log.stole(names[event.seat], guestName(event.guest), names[event.from]);
    case 'finished':
      return log.finished(names[event.seat], CLOUD_POINTS);
    case 'ended':
      return log.ended;
    default:
      return log[event.type](names[event.seat]);
  }
}

/** Why the rules say no to a move, by the rule's number. */
export function whyWords(rule: string): string | undefined {
  const why: Readonly<Record<string, string>> = chateauTexts().why;
  return why[rule];
}
