import { findGame } from '../../games/games.js';
import { Later } from '../ui/later.js';

/** That a table plays with a board of somebody's own box, in the words of its game; fetched where there is one. */
export function OwnBoardLater({ game }: { readonly game: string }) {
  const load = async () => {
    const of = await findGame(game)?.box?.();
    return () => (of === undefined ? null : <> · {of.words().atTable}</>);
  };
  return <Later quiet load={load} props={{}} />;
}
