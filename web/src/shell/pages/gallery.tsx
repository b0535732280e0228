import { games } from '../../games/games.js';
import { Later } from '../ui/later.js';
import NotFound from './not-found.js';

/** What was made in games of this device comes with the game it was made in. */
export default function GalleryPage() {
  const loaders = games().flatMap(({ gallery }) => gallery ?? []);
  return loaders.length === 0 ? (
    <NotFound />
  ) : (
    loaders.map((load, i) => <Later key={i} load={load} props={{}} />)
  );
}
