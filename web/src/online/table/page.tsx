import type { Route } from '../../shell/router.js';
import { Page } from '../../shell/ui/page.js';

/** A table on the server: the invitation to it, its waiting room and the game itself. */
export default function OnlineTable({ route }: { readonly route: Route }) {
  return <Page title={route.page === 'online-table' ? route.id : ''}>{null}</Page>;
}
