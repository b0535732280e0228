import '../../styles/pages/table.css';
import { useEffect, useState } from 'preact/hooks';
import { Play } from '../../games/roquefort/table/play.js';
import { RoquefortTable } from '../../games/roquefort/table/table-page.js';
import { t } from '../../i18n/i18n.js';
import { problemOf } from '../../tables/api.js';
import { TableTrouble, tables } from '../../tables/client.js';
import type { Route } from '../router.js';
import type { TableProblem } from '../tables-api.js';
import { Unreadable } from '../ui/unreadable.js';

/** A table: fetched, then played; or what is wrong with it and what can be done. */
export default function Table({ route }: { readonly route: Route }) {
  const id = route.page === 'table' ? route.id : '';
  const [play, setPlay] = useState<Play | null>(null);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  useEffect(() => {
    let gone = false;
    let joined: Play | null = null;
    tables()
      .ask('join', { table: id })
      .then(
        (found) => {
          joined = new Play(id, found);
          if (gone) joined.leave();
          else setPlay(joined);
        },
        (error: unknown) => {
          if (!(error instanceof TableTrouble)) console.error(error);
          setProblem(error instanceof TableTrouble ? problemOf(error.trouble) : { kind: 'storage' });
        },
      );
    return () => {
      gone = true;
      joined?.leave();
    };
  }, [id]);
  if (problem !== null) return <Unreadable problem={problem} />;
  if (play === null)
    return (
      <p class="content soft" role="status">
        {t().app.loading}
      </p>
    );
  return <RoquefortTable play={play} />;
}
