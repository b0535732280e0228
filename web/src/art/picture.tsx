import type { ComponentChildren } from 'preact';

/** A drawing that stands by itself in the page. Words beside it say what it shows; readers skip it. */
export function Picture(props: {
  readonly box: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <svg viewBox={props.box} class={props.class} aria-hidden="true" focusable="false">
      {props.children}
    </svg>
  );
}

export type PictureProps = { readonly class?: string | undefined };
