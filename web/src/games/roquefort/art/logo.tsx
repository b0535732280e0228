import { crenels, GOLD, HI, inked, LO, line } from './pen.js';
import { Picture, type PictureProps } from './picture.js';

/** Castellan's mark: a tower whose gate is a mouse hole, with a cheese for a sun. */
export function Logo(props: PictureProps) {
  return (
    <Picture box="0 0 100 100" class={props.class}>
      <circle cx="66" cy="34" r="26" fill={GOLD} />
      <path d="M46 24a26 26 0 0 1 20-15" {...line('#fff0b5', 3)} />
      <path d="M22 92V40h56v52z" {...inked('var(--stone)', 3.5)} />
      <path d="M58 92V40h20v52z" fill={LO} />
      <path d={`M15 44V20${crenels(70, 4, 10)}V44z`} {...inked('var(--stone-light)', 3.5)} />
      <path d="M19 40V24M62 36h12" {...line(HI, 3)} />
      <path d="M36 92V74a14 14 0 0 1 28 0V92z" {...inked('var(--dungeon)', 3.5)} />
      <path d="M41 65a7 7 0 1 1 5-5M54 60a7 7 0 1 1 5 5" {...inked('var(--mouse-0)', 2.5)} />
      <path d="M50 66c9 0 12 8 12 14s-5 12-12 12-12-6-12-12 3-14 12-14z" fill="var(--mouse-0)" />
      <path d="M45 77v2M55 77v2" {...line('#2b2233', 4)} />
      <path d="M50 85h.1" {...line('#2b2233', 5)} />
      <path d="M14 92h72" {...line('var(--art-ink)', 4)} />
    </Picture>
  );
}
