import { useMemo } from 'preact/hooks';
import type { Route } from '../router.js';
import { Later } from '../ui/later.js';

/** Lessons and the rules that play come to those who ask for them. */
export default function Learn({ route }: { readonly route: Route }) {
  const load = useMemo(() => () => loadPage(route.page), []);
  return <Later load={load} props={{ route }} />;
}

async function loadPage(page: Route['page']) {
  const { LEARN_PAGES } = await import('../../learn/pages.js');
  return page === 'lesson' || page === 'rulebook' ? LEARN_PAGES[page] : LEARN_PAGES.learn;
}
