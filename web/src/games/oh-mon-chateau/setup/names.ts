import { c } from '../../../i18n/chateau.js';
import { BUILDERS, type ChateauDraft } from './draft.js';

/** What everybody is called; two builders of one name are told apart by their place. */
export function namesOf({ seats, mode }: ChateauDraft): string[] {
  const { setup, character } = c();
  const names = seats.map(({ name, level }, seat) =>
    level === null ? name.trim() || setup.seat(seat + 1) : character[BUILDERS[mode][level]].name,
  );
  return names.map((name, seat) =>
    seats[seat].level !== null && names.indexOf(name) !== seat ? `${name} (${seat + 1})` : name,
  );
}
