import type { Route } from '../router.js';
import { Later } from '../ui/later.js';

const load = async () => (await import('../../boxes/pages.js')).loadBoxPage();

/** Boards of one's own box: the list and the desk come together, for those who enter some. */
export default function Boxes({ route }: { readonly route: Route }) {
  return <Later load={load} props={{ route }} />;
}
