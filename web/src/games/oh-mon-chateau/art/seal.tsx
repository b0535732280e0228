import type { Guest } from '@castellan/oh-mon-chateau';
import { disc, HI, INK, inked, LO, line } from '../../../art/pen.js';

export type SealKind = Guest['seal'];

const WAX: Readonly<Record<SealKind, string>> = {
  lightning: '#d9822b',
  hourglass: '#2f7f8c',
  crown: '#a3304a',
};
const STAMP: Readonly<Record<SealKind, string>> = {
  lightning: 'M4-24L-14 4H-3L-7 24 15-7H3z',
  hourglass: 'M-14-22H14M-14 22H14M-11-21C-11-8-2-6-2 0-2 6-11 8-11 21H11C11 8 2 6 2 0 2-6 11-8 11-21z',
  crown: 'M-19 15L-22-13-9-2 0-19 9-2 22-13 19 15zM-18 21H18',
};
/** Wax that ran over the edge. */
const BLOB =
  'M0-40C14-44 20-36 28-30 40-26 42-14 40-2 46 10 36 20 30 28 22 40 10 38 0 40-12 44-20 38-28 30-40 26-40 12-40 0-44-12-38-24-28-28-20-38-10-40 0-40z';

/** A wax seal that says when a guest acts, 100 by 100. */
export function Seal({ seal }: { readonly seal: SealKind }) {
  return (
    <g>
      <path d={BLOB} fill={LO} transform="translate(4 5)" />
      <path d={BLOB} {...inked(WAX[seal], 3)} />
      <path d={disc(0, 0, 31)} {...line(INK, 1.8)} opacity=".45" />
      <path d={disc(1, 1.4, 31)} {...line(HI, 1.6)} />
      <path d={STAMP[seal]} {...line(INK, 7)} opacity=".45" />
      <path d={STAMP[seal]} {...line('#fff1cf', 3.4)} fill={seal === 'hourglass' ? 'none' : '#fff1cf'} />
      {seal === 'hourglass' ? <path d="M-8 19Q0 8 8 19zM-5-9H5L0-3z" fill="#fff1cf" /> : null}
      <path d="M-34-12Q-30-28-16-34" {...line(HI, 4)} />
    </g>
  );
}
