import type { ChateauEvent, ChateauScenery, ChateauView } from '@castellan/oh-mon-chateau';
import { c } from '../../../i18n/chateau.js';
import { t } from '../../../i18n/i18n.js';
import type { Trouble } from '../../../tables/protocol.js';
import type { Choice, Choices } from './offers.js';

type Construction = ChateauScenery['lines'][number]['construction'];

export function guestName(id: string): string {
  const { guest } = c();
  if (/^\d$/.test(id)) return guest.small(Number(id));
  const name = guest[id as keyof typeof guest];
  return typeof name === 'string' ? name : id;
}

export function guestHelp(id: string): string {
  const help: Readonly<Record<string, string>> = c().guestHelp;
  return help[id] ?? guestName(id);
}

export function faceName(face: string): string {
  const names: Readonly<Record<string, string>> = c().resource;
  return names[face] ?? face;
}

export function makesWords(construction: Construction): string {
  const { makes } = c();
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

/** What a choice beside the board is called. */
export function choiceWords(choice: Choice): string {
  const { choice: words } = c();
  const { word, move, foresight } = choice;
  const last = move.split(' ').at(-1) ?? '';
  if (/^(pass|end|skip)$/.test(word)) return words[word as 'pass' | 'end' | 'skip'];
  if (word === 'wall') return words.wall(Number(last));
  if (word === 'face') return words.face(last === 'cloud' ? words.cloud : faceName(last));
  if (word === 'flag' || last === 'flag') return words.flag;
  if (last === 'cloud') return words.cloud;
  const drawn = foresight.events.find((event) => event.type === 'drewInhabitants');
  return words.inhabitants(drawn?.type === 'drewInhabitants' ? drawn.count : 1);
}

export function promptWords(view: ChateauView, name: string, choices: Choices, dice: number): string {
  const { prompt } = c();
  if (view.phase === 'dice') return dice > 1 ? prompt.diceTwo(name) : prompt.dice(name);
  switch (view.decision) {
    case 'wall':
    case 'guest':
    case 'activate':
    case 'steal':
    case 'face':
    case 'gain':
    case 'move':
      return prompt[view.decision](name);
    default:
  }
  if (view.phase === 'final') return prompt.final(name);
  return choices.builds.size > 0 ? prompt.build(name) : prompt.nothing(name);
}

export function eventWords(event: ChateauEvent, names: readonly string[]): string {
  const { log } = c();
  switch (event.type) {
    case 'rolled':
      return log.rolled(event.dice.map(faceName));
    case 'usedDie':
      return log.usedDie(
        names[event.seat],
        event.face === event.as ? faceName(event.face) : `${faceName(event.face)} (${faceName(event.as)})`,
      );
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
    case 'guestActed':
      return log[event.type](names[event.seat], guestName(event.guest));
    case 'stole':
      return log.stole(names[event.seat], guestName(event.guest), names[event.from]);
    case 'ended':
      return log.ended;
    default:
      return log[event.type](names[event.seat]);
  }
}

export function troubleWords(trouble: Trouble): string {
  const { problem, roquefort } = t();
  if (trouble.kind === 'illegal-move') {
    const why: Readonly<Record<string, string>> = c().why;
    return why[trouble.rule] ?? trouble.message;
  }
  if (trouble.kind === 'storage') return problem.storage;
  return trouble.kind === 'no-such-table' ? problem.gone : roquefort.notSaved;
}
