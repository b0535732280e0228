import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../i18n/i18n.js';
import { speakOfOnline } from '../i18n/online-pages.js';
import { Frame } from './frame.js';
import { isOnlinePage, type OnlinePageName, type PageName, type Route, route } from './router.js';
import { Questions } from './ui/dialog.js';
import { Page } from './ui/page.js';
import { Toasts } from './ui/toast.js';

/** The table comes with its game; all other pages are small and come together. */
async function fetchPage(name: PageName): Promise<ComponentType<{ route: Route }>> {
  if (name === 'table') return (await import('./pages/table.js')).default;
  if (name === 'online-table') return (await import('../online/table/page.js')).default;
  if (name === 'watch') return (await import('./pages/watch.js')).default;
  if (isOnlinePage(name)) return fetchOnlinePage(name);
  return (await import('./pages/all.js')).PAGES[name];
}

/** Around online tables; they come together, with their words, for those who play online. */
async function fetchOnlinePage(name: OnlinePageName): Promise<ComponentType<{ route: Route }>> {
  const [{ ONLINE_PAGES }] = await Promise.all([import('./pages/online/all.js'), speakOfOnline()]);
  return ONLINE_PAGES[name];
}

type Shown =
  | { readonly kind: 'page'; readonly route: Route; readonly page: ComponentType<{ route: Route }> }
  | { readonly kind: 'failed' };

/** What is on the screen: the last page stays until the next one has come. */
const shown = signal<Shown | null>(null);

async function show(next: Route): Promise<void> {
  try {
    const page = await fetchPage(next.page);
    if (route.peek() === next) shown.value = { kind: 'page', route: next, page };
  } catch (error) {
    console.error(error);
    if (route.peek() === next) shown.value = { kind: 'failed' };
  }
}

export function startPages(): void {
  effect(() => void show(route.value));
}

export function App() {
  const now = shown.value;
  return (
    <>
      <Frame
        bare={now?.kind === 'page' && /^(table|online-table|watch)$/.test(now.route.page)}
        home={route.value.page === 'home'}
        game={'game' in route.value ? route.value.game : undefined}
      >
        {now === null && <Loading />}
        {now?.kind === 'failed' && <Failed />}
        {now?.kind === 'page' && <now.page key={JSON.stringify(now.route)} route={now.route} />}
      </Frame>
      <Questions />
      <Toasts />
    </>
  );
}

function Loading() {
  return (
    <p class="content soft" role="status">
      {t().app.loading}
    </p>
  );
}

function Failed() {
  const { app } = t();
  return (
    <Page title={app.loadFailed}>
      <p>{app.offline}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {app.tryAgain}
        </button>
        <a class="button" href="/">
          {app.toHome}
        </a>
      </div>
    </Page>
  );
}
