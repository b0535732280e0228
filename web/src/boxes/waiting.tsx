import { pageTexts } from '../i18n/i18n.js';

/** Until the words and drawings of the games have come; null if they do not. */
export function Waiting({ found }: { readonly found: null | undefined }) {
  const { app } = pageTexts();
  return (
    <p class="content soft" role="status">
      {found === null ? app.loadFailed : app.loading}
    </p>
  );
}
