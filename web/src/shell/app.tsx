import { batch, effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { speakOfCompany } from '../i18n/company.js';
import { pageTexts } from '../i18n/i18n.js';
import { speakOfOnline } from '../i18n/online-pages.js';
import { Frame } from './frame.js';
import { isShut } from './online/is-shut.js';
import {
  type CompanyPage,
  isCompanyPage,
  isOnlinePage,
  isServerTable,
  type OnlinePageName,
  type PageName,
  type Route,
  route,
} from './router.js';
import { Button, ButtonLink } from './ui/button.js';
import { Questions } from './ui/dialog.js';
import { Later } from './ui/later.js';
import { OverTable } from './ui/over-table.js';
import { Page } from './ui/page.js';
import { Toasts } from './ui/toast.js';

/** The first page comes alone and the table with its game; all other pages are small and come together. */
async function fetchPage(name: PageName): Promise<ComponentType<{ route: Route }>> {
  if (name === 'home') return (await import('./pages/home.js')).default;
  if (name === 'table') return (await import('./pages/table.js')).default;
  if (isServerTable(name)) return (await import('../online/table/page.js')).default;
  if (name === 'watch') return (await import('./pages/watch.js')).default;
  if (name === 'family') return (await import('./family/members.js')).loadFamilyPage();
  if (name === 'enter') return (await import('./place/entrance.js')).loadEntrance();
  if (name === 'operator') return (await import('./place/operator.js')).loadOperator();
  if (isCompanyPage(name)) return fetchCompanyPage(name);
  if (isOnlinePage(name)) return fetchOnlinePage(name);
  return (await import('./pages/all.js')).PAGES[name];
}

/** Others who play here. */
async function fetchCompanyPage(name: CompanyPage): Promise<ComponentType<{ route: Route }>> {
  if (name === 'running') return (await import('./company/running.js')).loadRunning();
  if (name === 'friends') return (await import('./company/friends.js')).loadFriends();
  return (await import('./company/profile.js')).loadProfile();
}

/** Around online tables; they come together, with their words, for those who play online. */
async function fetchOnlinePage(name: OnlinePageName): Promise<ComponentType<{ route: Route }>> {
  const [{ ONLINE_PAGES }] = await Promise.all([
    import('./pages/online/all.js'),
    speakOfOnline(),
    speakOfCompany(),
  ]);
  return ONLINE_PAGES[name];
}

type Shown =
  | { readonly kind: 'page'; readonly route: Route; readonly page: ComponentType<{ route: Route }> }
  | { readonly kind: 'failed' };

/** What is on the screen: the last page stays until the next one has come. */
const shown = signal<Shown | null>(null);
/** What is read over a table; the game goes on below, and the way back leads to it. */
const over = signal<Extract<Shown, { kind: 'page' }> | null>(null);

async function show(next: Route): Promise<void> {
  try {
    const page = await fetchPage(next.page);
    if (route.peek() !== next) return;
    const made = { kind: 'page', route: next, page } as const;
    batch(() => {
      over.value = isReadOver(next) ? made : null;
      if (over.value === null) shown.value = made;
    });
  } catch (error) {
    console.error(error);
    if (route.peek() === next) shown.value = { kind: 'failed' };
  }
}

/** Rules and settings do not end what goes on at a table. */
function isReadOver({ page }: Route): boolean {
  const below = shown.peek();
  const isTable =
    below?.kind === 'page' && (/^(table|lesson)$/.test(below.route.page) || isServerTable(below.route.page));
  return isTable && /rule|settings/.test(page);
}

export function startPages(): void {
  effect(() => void show(route.value));
}

export function App() {
  const now = shown.value;
  return (
    <>
      <Frame
        bare={now?.kind === 'page' && isBare(now.route)}
        home={route.value.page === 'home'}
        game={'game' in route.value ? (route.value.game ?? undefined) : undefined}
      >
        {now === null && <Loading />}
        {now?.kind === 'failed' && <Failed />}
        {now?.kind === 'page' && <Inside {...now} />}
      </Frame>
      {over.value === null ? null : <Over key={JSON.stringify(over.value.route)} {...over.value} />}
      <Questions />
      <Toasts />
    </>
  );
}

/** The table has the whole screen for itself, once one is let in. */
function isBare({ page }: Route): boolean {
  return /^(table|watch|lesson)$/.test(page) || (isServerTable(page) && !isShut.value);
}

/** A page, or the entrance where it needs a server that does not let one in. */
function Inside({ page: Content, route: at }: Extract<Shown, { kind: 'page' }>) {
  const needsServer = isOnlinePage(at.page) || isServerTable(at.page) || isCompanyPage(at.page);
  if (needsServer && isShut.value) return <Later load={loadEntrance} props={{ route: at }} />;
  return <Content key={JSON.stringify(at)} route={at} />;
}

const loadEntrance = async () => (await import('./place/entrance.js')).loadEntrance();

/** A page over the table. Closing it is going back, and the browser's way back closes it. */
function Over({ page: Read, route: read }: Extract<Shown, { kind: 'page' }>) {
  useEffect(
    () => () => {
      // what was touched to come here may be gone
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('.table-top .button, .top .button')?.focus();
    },
    [],
  );
  return (
    <OverTable.Provider value={() => history.back()}>
      <Read route={read} />
    </OverTable.Provider>
  );
}

function Loading() {
  return (
    <p class="content soft" role="status">
      {pageTexts().app.loading}
    </p>
  );
}

function Failed() {
  const { app } = pageTexts();
  return (
    <Page title={app.loadFailed}>
      <p>{app.offline}</p>
      <div class="row">
        <Button class="primary" words={app.tryAgain} onClick={() => location.reload()} />
        <ButtonLink words={app.toHome} href="/" />
      </div>
    </Page>
  );
}
