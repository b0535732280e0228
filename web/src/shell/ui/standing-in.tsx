import type { ComponentChildren } from 'preact';
import { EmptyCastle } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';

/** While something is on its way. */
export function Loading({ words = pageTexts().app.loading }: { readonly words?: string | undefined }) {
  return (
    <p class="soft" role="status">
      {words}
    </p>
  );
}

/** What went wrong, read out at once; nothing where nothing did. */
export function Wrong({ words, id }: { readonly words: string | null; readonly id?: string }) {
  return words === null ? null : (
    <p id={id} class="notice" role="alert">
      {words}
    </p>
  );
}

/** A list that has nothing in it yet. */
export function NothingYet({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="panel stitched empty">
      <EmptyCastle />
      {children}
    </div>
  );
}

type ListProps<T> = {
  readonly of: readonly T[];
  readonly none: string;
  readonly children: (one: T) => ComponentChildren;
};

/** Lines of a list, or that there are none. */
export function Lines<T>({ of, none, children }: ListProps<T>) {
  return of.length === 0 ? <p class="panel soft">{none}</p> : <ul class="stack tight">{of.map(children)}</ul>;
}
