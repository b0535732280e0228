import '../../styles/pages/rules.css';
import { findGame } from '../../games/games.js';
import type { Route } from '../router.js';
import { Later } from '../ui/later.js';
import NotFound from './not-found.js';

/** Each game brings its rules, fetched when they are asked for. */
export default function Rules({ route }: { readonly route: Route }) {
  const game = route.page === 'rules' ? findGame(route.game) : undefined;
  return game === undefined ? <NotFound /> : <Later load={game.rules} props={{}} />;
}
