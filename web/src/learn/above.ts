import { type ComponentChildren, render } from 'preact';

/**
 * Something above the table. A table fills its room to the edge, so this lies outside of it, and the room becomes lower.
 * `mark` says on the page what it is; what is returned takes it away.
 */
export function putAbove(mark: 'lesson' | 'hint'): {
  readonly show: (what: ComponentChildren) => void;
  readonly remove: () => void;
} {
  const host = document.createElement('div');
  host.className = 'lesson-host';
  document.body.prepend(host);
  document.documentElement.dataset[mark] = '';
  return {
    show: (what) => render(what, host),
    remove: () => {
      render(null, host);
      host.remove();
      delete document.documentElement.dataset[mark];
    },
  };
}
