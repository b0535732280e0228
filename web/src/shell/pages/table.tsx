import { t } from '../../i18n/i18n.js';
import type { Route } from '../router.js';
import { Page } from '../ui/page.js';

/** Stands in for the board. */
export default function Table({ route }: { readonly route: Route }) {
  const { roquefort, app } = t();
  return (
    <Page title={roquefort.name} lead={route.page === 'table' ? route.id : ''}>
      <p>
        <a class="button" href="/">
          {app.toHome}
        </a>
      </p>
    </Page>
  );
}
