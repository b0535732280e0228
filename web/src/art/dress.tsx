import { disc, GOLD, HI, inked, LO, line } from './pen.js';

/** What tells the four mice apart besides their colour, also as a silhouette [scarf, hat, jumper, bow]. */
export const FUR = ['var(--mouse-0)', 'var(--mouse-1)', 'var(--mouse-2)', 'var(--mouse-3)'] as const;

const KNIT = '#fff1cf';

/** A scarf in broad stripes whose end flies. */
export const SCARF = (
  <g>
    <path d="M14 2C22-2 31 0 36-6L40 4C35 12 26 12 16 10z" {...inked(KNIT)} />
    <path d="M25.5 2.5l2 6M32.5.5l2.5 5" {...line('#8b1e1e', 3.5)} />
    <path d="M-20-4Q0 8 20-4Q24 3 19 8 0 17-19 8-24 3-20-4z" {...inked(KNIT)} />
    <path d="M-14 2l-1 5M-5 5v6M5 5v6M14 2l1 5" {...line('#8b1e1e', 3.5)} />
  </g>
);

/** A musketeer's hat; its brim is wider than the mouse. */
export const HAT = (
  <g transform="translate(0 -3)">
    <path d="M4-40C14-60 32-58 36-44 28-46 20-44 10-36z" {...inked('#fff8e8')} />
    <path d="M12-40Q22-51 32-47" {...line(LO, 2)} />
    <path d="M-15-33Q-17-53 0-53T15-33z" {...inked(GOLD)} />
    <path d="M-15-37Q0-31 15-37L15-32Q0-26-15-32z" fill="#12476e" />
    <path d="M-32-30C-20-41 20-41 32-30 22-22-22-22-32-30z" {...inked(GOLD)} />
    <path d="M-15-36Q-17-51 0-51T15-36Q0-30-15-36z" fill={GOLD} />
    <path d="M-15-36Q0-29 15-36L15.5-32Q0-25-15.5-32z" fill="#12476e" />
    <path d="M-26-30Q-15-35-8-35M-10-40Q-10-48-3-49" {...line(HI, 3)} />
  </g>
);

/** A thick jumper with sleeves; the neck is rolled. `body` is the outline that it is knitted for. */
export const JUMPER_BODY = 'M-12-8Q0-3 12-8C23-3 27 8 27 17 26 25 13 26 0 26S-26 25-27 17C-27 8-23-3-12-8z';
export const JUMPER = (
  <g>
    <path d={JUMPER_BODY} {...inked(KNIT)} />
    <path d="M-24 3Q0 10 24 3M-26 12Q0 19 26 12M-24 21Q0 26 24 21" {...line('#0b5c45', 4.5)} />
    <path d="M-15-6Q0 3 15-6L16 1Q0 10-16 1z" {...inked('#0b5c45')} />
  </g>
);

/** A large bow with dots between the ears. */
export const BOW = (
  <g>
    <path d="M0-39C-9-53-27-55-28-45S-17-30 0-36zM0-39C9-53 27-55 28-45S17-30 0-36z" {...inked('#7d2457')} />
    <path
      d={disc(-19, -44, 2.3) + disc(-14, -39, 1.8) + disc(19, -44, 2.3) + disc(14, -39, 1.8)}
      fill={KNIT}
    />
    <path d={disc(0, -38, 5.5)} {...inked('#a8397a')} />
  </g>
);

/** The bow's owner wears a skirt. */
export const SKIRT = (
  <g>
    <path
      d="M-14 2Q0 6 14 2Q20 14 29 21 20 29 10 25 5 29 0 27-5 29-10 25-20 29-29 21-20 14-14 2z"
      {...inked('#f7d6e6')}
    />
    <path
      d={disc(-15, 17, 2) + disc(-4, 20, 2) + disc(8, 18, 2) + disc(18, 20, 2) + disc(1, 11, 2)}
      fill="#7d2457"
    />
    <path d="M-26 21Q-18 26-10 22-5 26 0 24 5 26 10 22 18 26 26 21" {...line('#7d2457', 3)} />
  </g>
);
