import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';

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
  if (quiet) return null;
  return (
    <p class="content soft" role="status">
      {failed ? t().app.loadFailed : t().app.loading}
    </p>
  );
}
