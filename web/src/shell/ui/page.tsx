import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { visits } from '../router.js';
import { Dialog } from './dialog.js';
import { OverTable } from './over-table.js';

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
  const name = pageTexts().app.name;
  useEffect(() => {
    document.title = title === name ? name : pageTexts().app.title(title);
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
  const close = useContext(OverTable);
  if (close !== null)
    return (
      <Dialog title={title} onClose={close} sheet closes>
        {lead && <p class="soft">{lead}</p>}
        {children}
      </Dialog>
    );
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
