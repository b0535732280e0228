import { pageTexts } from '../i18n/i18n.js';
import NotFound from '../shell/pages/not-found.js';
import { Unreadable } from '../shell/ui/unreadable.js';
import type { Sought } from './use-found.js';

type Props = { readonly sought: Exclude<Sought<unknown>, { readonly kind: 'found' }> };

/** In the place of a page whose matter is not there: not yet, not at all, or why it cannot be. */
export function NotThere({ sought }: Props) {
  if (sought.kind === 'nowhere') return <NotFound />;
  if (sought.kind === 'failed') return <Unreadable problem={sought.problem} />;
  return (
    <p class="content soft" role="status">
      {pageTexts().app.loading}
    </p>
  );
}
