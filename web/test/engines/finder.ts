/** How somebody finds things on a page, step by step. Patterns travel as their source and flags. */
export type Pattern =
  | { readonly text: string; readonly exact: boolean }
  | { readonly source: string; readonly flags: string };
export type Step =
  | { readonly by: 'css'; readonly css: string; readonly hasText: Pattern | null }
  | { readonly by: 'role'; readonly role: string; readonly name: Pattern | null }
  | { readonly by: 'text'; readonly text: Pattern }
  | { readonly by: 'label'; readonly text: Pattern }
  | { readonly by: 'nth'; readonly n: number }
  | { readonly by: 'or'; readonly steps: readonly Step[] };

/**
 * What runs in the page to find things there, and to say whether they can be touched. Its source is sent along with
 * every question, so it uses nothing from outside.
 */
export function finder() {
  const ROLES: Readonly<Record<string, string>> = {
    button: 'button, summary, input[type=button], input[type=submit], [role=button]',
    link: 'a[href], [role=link]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    dialog: 'dialog[open], [role=dialog]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
    switch: '[role=switch]',
    textbox: 'input[type=text], input:not([type]), textarea',
    slider: 'input[type=range], [role=slider]',
  };
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const fits = (text: string, wanted: Pattern): boolean => {
    const told = tidy(text);
    if ('source' in wanted) return new RegExp(wanted.source, wanted.flags).test(told);
    const sought = tidy(wanted.text);
    return wanted.exact ? told === sought : told.toLowerCase().includes(sought.toLowerCase());
  };
  /** The words of an element as they are told to somebody who does not see it, near enough. */
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    if (node instanceof SVGElement && node.tagName !== 'svg') return '';
    const inside = [...node.childNodes].map(words).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inside : ` ${inside} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (labels.length > 0) return labels.map(words).join(' ');
    if (element.hasAttribute('aria-label')) return element.getAttribute('aria-label') ?? '';
    const field = element as HTMLInputElement;
    if (field.labels != null && field.labels.length > 0) return [...field.labels].map(words).join(' ');
    return words(element) || (element.getAttribute('title') ?? '');
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const isHidden = (element: Element): boolean =>
    element.closest('[hidden], [aria-hidden=true], [inert]') !== null;
  const below = (roots: readonly (Document | Element)[], css: string): Element[] => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)])),
  ];
  const find = (steps: readonly Step[]): Element[] => {
    let found: readonly (Document | Element)[] = [document];
    for (const step of steps) {
      if (step.by === 'css')
        found = below(found, step.css).filter(
          ({ textContent }) => step.hasText === null || fits(textContent ?? '', step.hasText),
        );
      else if (step.by === 'role')
        found = below(found, ROLES[step.role] ?? `[role=${step.role}]`)
          .filter((element) => !isHidden(element) && getComputedStyle(element).visibility === 'visible')
          .filter((element) => step.name === null || fits(nameOf(element), step.name));
      else if (step.by === 'label')
        found = below(found, 'input, textarea, select').filter((element) => fits(nameOf(element), step.text));
      else if (step.by === 'text') {
        const all = below(found, '*').filter(({ textContent }) => fits(textContent ?? '', step.text));
        found = all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
      } else if (step.by === 'or') {
        const both = new Set<Document | Element>([...found, ...find(step.steps)]);
        found = below([document], '*').filter((element) => both.has(element));
      } else found = found.slice(step.n, step.n === -1 ? undefined : step.n + 1);
    }
    return found as Element[];
  };
  const only = (steps: readonly Step[]): Element | null => {
    const found = find(steps);
    if (found.length > 1) throw new Error(`${found.length} things are meant by ${JSON.stringify(steps)}`);
    return found[0] ?? null;
  };
  const frame = (): Promise<unknown> => new Promise((next) => setTimeout(next, 16));
  /** Where it can be touched: it is to be seen, enabled, at rest and under nothing else. */
  const reach = async (steps: readonly Step[]): Promise<{ x: number; y: number } | string> => {
    const element = only(steps);
    if (element === null || !isVisible(element)) return 'it is not to be seen';
    if (element.matches(':disabled')) return 'it is disabled';
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    await frame();
    const then = element.getBoundingClientRect();
    if (Math.abs(then.x - x) + Math.abs(then.y - y) > 0.5) return 'it moves';
    const spot = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(spot.x, spot.y);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const isHit = [element, ...labels].some((own) => own.contains(hit));
    return isHit ? spot : `it lies under ${hit?.outerHTML.slice(0, 120)}`;
  };
  return { find, only, reach, isVisible };
}
