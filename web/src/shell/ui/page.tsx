import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { visits } from '../router.js';

type Props = {
  readonly title: string;
  /** Shown above the content; a page may draw its heading itself. */
  readonly heading?: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
};

/** The heading of a page. After a change of page it gets the focus, so that a screen reader says where one is. */
export function Heading({ title, children }: { title: string; children?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t().app.name;
  useEffect(() => {
    document.title = title === name ? name : t().app.title(title);
  }, [title, name]);
  useEffect(() => {
    if (visits.peek() > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

export function Page({ title, heading, lead, wide, children }: Props) {
  return (
    <main class={wide ? 'content wide stack loose' : 'content stack loose'} id="content">
      {heading ?? (
        <header class="stack tight">
          <Heading title={title} />
          {lead && <p class="soft">{lead}</p>}
        </header>
      )}
      {children}
    </main>
  );
}
