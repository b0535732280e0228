import '../../styles/pages/new-game.css';
import { findGame } from '../../games/games.js';
import type { Route } from '../router.js';
import { Later } from '../ui/later.js';
import NotFound from './not-found.js';

/** Each game says what it asks for a table; that and the page that asks are fetched when somebody wants one. */
export default function NewGame({ route }: { readonly route: Route }) {
  const game = route.page === 'new' ? findGame(route.game) : undefined;
  if (game === undefined) return <NotFound />;
  const load = async () => {
    const [{ SetupPage }, asked] = await Promise.all([import('../setup/setup-page.js'), game.setup()]);
    return () => <SetupPage game={asked} />;
  };
  return <Later load={load} props={{}} />;
}
