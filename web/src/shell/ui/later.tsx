import type { ComponentType } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { OverTable } from './over-table.js';

type Props<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** What is there until it comes; nothing if it lies over something else. */
  readonly quiet?: boolean;
};

/** Something that is fetched when it is first needed. */
export function Later<P extends object>({ load, props, quiet = false }: Props<P>) {
  const [Made, setMade] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  const isOver = useContext(OverTable) !== null;
  useEffect(() => {
    load().then(
      (made) => setMade(() => made),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);
  if (Made !== null) return <Made {...props} />;
  if (quiet || isOver) return null;
  return (
    <p class="content soft" role="status">
      {failed ? pageTexts().app.loadFailed : pageTexts().app.loading}
    </p>
  );
}
