import '../../styles/pages/table.css';
import '../../styles/pages/watch.css';
import type { Result } from '@castellan/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { speakOfChateau } from '../../i18n/chateau.js';
import { t } from '../../i18n/i18n.js';
import { problemOf } from '../../tables/api.js';
import { TableTrouble, tables } from '../../tables/client.js';
import { isOnlineTable, type Reel } from '../../tables/protocol.js';
import { readLink } from '../link.js';
import { hash, type Route } from '../router.js';
import type { TableProblem } from '../tables-api.js';
import { Unreadable } from '../ui/unreadable.js';

type Watched = { readonly reel: Reel; readonly Replay: ComponentType<{ readonly reel: Reel }> };

/** Each game is looked through in its own way, fetched when it is. */
const REPLAYS: Readonly<Record<string, () => Promise<Watched['Replay']>>> = {
  roquefort: async () => (await import('../../games/roquefort/replay/replay.js')).Replay,
  'oh-mon-chateau': async () => {
    await speakOfChateau();
    return (await import('../../games/oh-mon-chateau/replay/replay.js')).ChateauReplay;
  },
};

/** A game looked through after it was played: one of this device, or one in the address. */
export default function Watch({ route }: { readonly route: Route }) {
  const id = route.page === 'watch' ? route.id : null;
  const fragment = hash.value;
  const [watched, setWatched] = useState<Watched | null>(null);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  useEffect(() => {
    setWatched(null);
    setProblem(null);
    fetchWatched(id, fragment).then(setWatched, (error: unknown) => {
      if (!(error instanceof Unread)) console.error(error);
      setProblem(error instanceof Unread ? error.problem : { kind: 'storage' });
    });
  }, [id, fragment]);
  if (problem !== null) return <Unreadable problem={problem} />;
  if (watched === null)
    return (
      <p class="content soft" role="status">
        {t().app.loading}
      </p>
    );
  return <watched.Replay reel={watched.reel} />;
}

class Unread extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

async function fetchWatched(id: string | null, fragment: string): Promise<Watched> {
  const reel = await fetchReel(id, fragment);
  return { reel, Replay: await REPLAYS[reel.game]() };
}

async function fetchReel(id: string | null, fragment: string): Promise<Reel> {
  const text = await fetchText(id, fragment);
  if (text !== null && !text.ok) throw new Unread(text.error);
  try {
    return await tables().ask('reel', text === null ? { table: id ?? '' } : { text: text.value });
  } catch (error) {
    throw error instanceof TableTrouble ? new Unread(problemOf(error.trouble)) : error;
  }
}

/** The record where it does not lie on this device: behind "#", or on the server. */
async function fetchText(id: string | null, fragment: string): Promise<Result<string, TableProblem> | null> {
  if (id === null) return readLink(fragment);
  return isOnlineTable(id) ? (await import('../online/finished.js')).fetchRecord(id) : null;
}
