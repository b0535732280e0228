import { useEffect, useState } from 'preact/hooks';
import type { BoxGame } from '../games/box-game.js';
import { findGame, games } from '../games/games.js';

/** The games whose boards can be entered, with their words; undefined until they have come, null if they do not. */
export function useBoxGames(only?: string): readonly BoxGame[] | null | undefined {
  const [found, setFound] = useState<readonly BoxGame[] | null>();
  useEffect(() => {
    let gone = false;
    const all = only === undefined ? games() : [findGame(only)];
    Promise.all(all.map((game) => game?.box?.())).then(
      (loaded) => {
        if (!gone) setFound(loaded.filter((one) => one !== undefined));
      },
      (error: unknown) => {
        console.error(error);
        if (!gone) setFound(null);
      },
    );
    return () => {
      gone = true;
    };
  }, [only]);
  return found;
}
