import { Later } from '../ui/later.js';
import type { ChoiceProps } from './choice.js';
import { isOpen } from './open.js';

const loadChoice = async () => (await import('./choice.js')).loadFamilyChoice();
const loadBox = async () => (await import('./members.js')).loadFamilyBox();

/** Faces of those who play here often; fetched where seats are filled, and never before a board. */
export function FamilyLater(props: ChoiceProps) {
  return <Later quiet load={loadChoice} props={props} />;
}

/** Once in a page with seats, outside of its form: a form must not lie within another. */
export function FamilyBoxLater() {
  return isOpen.value ? <Later quiet load={loadBox} props={{}} /> : null;
}
