import '../../styles/pages/table.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { problemOf } from '../../tables/api.js';
import { TableTrouble, tables } from '../../tables/client.js';
import { type Seated, sitDown } from '../../tables/sit-down.js';
import type { Route } from '../router.js';
import type { TableProblem } from '../tables-api.js';
import { Unreadable } from '../ui/unreadable.js';

async function sitDownAt(id: string): Promise<Seated> {
  return sitDown(id, await tables().ask('join', { table: id }));
}

/** A table: fetched, then played; or what is wrong with it and what can be done. */
export default function Table({ route }: { readonly route: Route }) {
  const id = route.page === 'table' ? route.id : '';
  const [seated, setSeated] = useState<Seated | null>(null);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  useEffect(() => {
    let gone = false;
    let mine: Seated | null = null;
    sitDownAt(id).then(
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
