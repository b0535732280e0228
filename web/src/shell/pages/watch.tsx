import '../../styles/pages/table.css';
import '../../styles/pages/log.css';
import '../../styles/pages/watch.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameWith } from '../../games/games.js';
import { pageTexts } from '../../i18n/i18n.js';
import { tableWorker } from '../../tables/client.js';
import { type Problem, problemOf, TableError } from '../../tables/problem.js';
import type { Reel } from '../../tables/worker-messages.js';
import { readLink } from '../link.js';
import { hash, type Route } from '../router.js';
import { Unreadable } from '../ui/unreadable.js';

type Watched = { readonly reel: Reel; readonly Replay: ComponentType<{ readonly reel: Reel }> };

/** A game looked through after it was played: one of this device, or one in the address. */
export default function Watch({ route }: { readonly route: Route }) {
  const id = route.page === 'watch' ? route.id : null;
  const fragment = hash.value;
  const [watched, setWatched] = useState<Watched | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    setWatched(null);
    setProblem(null);
    fetchWatched(id, fragment).then(setWatched, (error: unknown) => setProblem(problemOf(error)));
  }, [id, fragment]);
  if (problem !== null) return <Unreadable problem={problem} />;
  if (watched === null)
    return (
      <p class="content soft" role="status">
        {pageTexts().app.loading}
      </p>
    );
  return <watched.Replay reel={watched.reel} />;
}

async function fetchWatched(id: string | null, fragment: string): Promise<Watched> {
  const reel = await fetchReel(id, fragment);
  return { reel, Replay: await gameWith(reel.game).replay() };
}

async function fetchReel(id: string | null, fragment: string): Promise<Reel> {
  if (id === null) return tableWorker().ask('reel', { text: await readLink(fragment) });
  try {
    return await tableWorker().ask('reel', { table: id });
  } catch (error) {
    if (!(error instanceof TableError) || error.problem.kind !== 'no-such-table') throw error;
    // what does not lie on this device was played on the server, or is nowhere
    const finished = await (await import('../online/finished.js')).fetchFinished(id).catch(() => null);
    if (finished === null) throw error;
    return tableWorker().ask('reel', { text: finished.record });
  }
}
