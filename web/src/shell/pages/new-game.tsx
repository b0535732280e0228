import '../../styles/pages/new-game.css';
import { findGame } from '../../games/games.js';
import type { Route } from '../router.js';
import { Later } from '../ui/later.js';
import NotFound from './not-found.js';

/** Each game brings its own page, fetched when it is asked for. */
export default function NewGame({ route }: { readonly route: Route }) {
  const game = route.page === 'new' ? findGame(route.game) : undefined;
  return game === undefined ? <NotFound /> : <Later load={game.setup} props={{}} />;
}
