import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type Tell = (isInSight: boolean) => void;

const watched = new Map<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Hears at once, and whenever it changes, whether something can be seen. */
function watchSight(element: Element, tell: Tell): () => void {
  // a little before it comes into sight, in browsers that know this option
  const options: IntersectionObserverInit & { readonly scrollMargin: string } = { scrollMargin: '64px' };
  observer ??= new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) watched.get(target)?.(isIntersecting);
  }, options);
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * A picture that is drawn only while it can be seen (lazy rendering). Its place has a fixed size. A browser goes through
 * every drawing of a page at every change, out of sight or not: those of a whole log cost more than the castle.
 */
export function InSight(props: { readonly class: string; readonly children: ComponentChildren }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => (place.current === null ? undefined : watchSight(place.current, setInSight)), []);
  return (
    <span class={props.class} aria-hidden="true" ref={place}>
      {isInSight ? props.children : null}
    </span>
  );
}
