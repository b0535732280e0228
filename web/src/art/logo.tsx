import { Head } from './head.js';
import { crenels, GOLD, HI, INK, inked, LO, line } from './pen.js';
import { Picture, type PictureProps } from './picture.js';

/** Castellan's mark: a mouse looks over the battlements, the sun behind it. */
export function Logo(props: PictureProps) {
  return (
    <Picture box="0 0 100 100" class={props.class}>
      <circle cx="50" cy="46" r="43" fill={GOLD} />
      <g transform="translate(50 62)scale(1.12)">
        <Head fur="var(--mouse-0)" mood="calm" />
      </g>
      <path d="M20 98V76H80V98z" {...inked('var(--stone)', 4)} />
      <path d="M62 96V78h16v18z" fill={LO} />
      <path d={`M11 84V64${crenels(78, 5, 9)}V84z`} {...inked('var(--stone-light)', 4)} />
      <path d="M15.5 79V69" {...line(HI, 4)} />
      <path d="M20 86H80V90H20z" fill={LO} />
      <path d="M20 78h10M44 79h12M70 78h8" {...line('var(--stone-shade)', 3)} opacity=".6" />
      <path d="M24 66v4M76 66v4" {...line(INK, 12)} />
      <path d="M24 66v4M76 66v4" {...line('var(--mouse-0)', 7)} />
    </Picture>
  );
}
