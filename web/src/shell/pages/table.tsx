import '../../styles/pages/table.css';
import '../../styles/pages/log.css';
import { useEffect, useState } from 'preact/hooks';
import { gameWith } from '../../games/games.js';
import type { OpenTable } from '../../games/web-game.js';
import { pageTexts } from '../../i18n/i18n.js';
import { tableWorker } from '../../tables/client.js';
import { type Problem, problemOf } from '../../tables/problem.js';
import type { Route } from '../router.js';
import { Unreadable } from '../ui/unreadable.js';

async function openTableAt(id: string): Promise<OpenTable> {
  const joined = await tableWorker().ask('join', { table: id });
  return gameWith(joined.game).openTable(id, joined);
}

/** A table: fetched, then played; or what is wrong with it and what can be done. */
export default function Table({ route }: { readonly route: Route }) {
  const id = route.page === 'table' ? route.id : '';
  const [seated, setOpened] = useState<OpenTable | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let gone = false;
    let mine: OpenTable | null = null;
    openTableAt(id).then(
      (found) => {
        mine = found;
        if (gone) found.leave();
        else setOpened(found);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
    return () => {
      gone = true;
      mine?.leave();
    };
  }, [id]);
  if (problem !== null) return <Unreadable problem={problem} />;
  return (
    seated?.page ?? (
      <p class="content soft" role="status">
        {pageTexts().app.loading}
      </p>
    )
  );
}
