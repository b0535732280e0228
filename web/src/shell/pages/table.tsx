import '../../styles/pages/table.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { problemOf } from '../../tables/api.js';
import { TableTrouble, tables } from '../../tables/client.js';
import type { Joined } from '../../tables/protocol.js';
import type { Route } from '../router.js';
import type { TableProblem } from '../tables-api.js';
import { Unreadable } from '../ui/unreadable.js';

/** A table in play: what is on the screen, and how to get up. */
type Seated = { readonly page: ComponentChildren; readonly leave: () => void };

/** Each game comes with its table, fetched when it is first played. */
const TABLES: Readonly<Record<string, (id: string, joined: Joined) => Promise<Seated>>> = {
  roquefort: async (id, joined) => (await import('../../games/roquefort/table/sit.js')).sit(id, joined),
  'oh-mon-chateau': async (id, joined) =>
    (await import('../../games/oh-mon-chateau/table/sit.js')).sit(id, joined),
};

async function sitDown(id: string): Promise<Seated> {
  const joined = await tables().ask('join', { table: id });
  return TABLES[joined.game](id, joined);
}

/** A table: fetched, then played; or what is wrong with it and what can be done. */
export default function Table({ route }: { readonly route: Route }) {
  const id = route.page === 'table' ? route.id : '';
  const [seated, setSeated] = useState<Seated | null>(null);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  useEffect(() => {
    let gone = false;
    let mine: Seated | null = null;
    sitDown(id).then(
      (found) => {
        mine = found;
        if (gone) found.leave();
        else setSeated(found);
      },
      (error: unknown) => {
        if (!(error instanceof TableTrouble)) console.error(error);
        setProblem(error instanceof TableTrouble ? problemOf(error.trouble) : { kind: 'storage' });
      },
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
        {t().app.loading}
      </p>
    )
  );
}
