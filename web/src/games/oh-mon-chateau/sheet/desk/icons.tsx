import { PENS, PenLine } from '../../../roquefort/art/icon.js';

/** Tools in the pen of the page. */
const TOOLS = {
  ...PENS,
  pencil:
    'M4 20l1.2-5L16 4.2a1.7 1.7 0 0 1 2.4 0l1.4 1.4a1.7 1.7 0 0 1 0 2.4L9 18.8zM13.8 6.4l3.8 3.8M4 20l2.6-.6',
  ink: 'M12 21V12.5M12 21C7 17 6 13 8 7l4-4 4 4c2 6 1 10-4 14zM12 12.5a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z',
  crayon: 'M8 21V9l2.5-5h3L16 9v12zM8 9h8M8 18h8M8 12.5q4 2 8 0',
  wash: 'M13.5 13.5L20 4M14 13.5c2 2.5-1 6.5-9.5 6.5 2.5-1.5 1.5-3 2.5-5s4.5-3.5 7-1.5z',
  eraser:
    'M9 19.5h11M14.5 19.5L20 13a1.7 1.7 0 0 0-.2-2.4L14 5.7a1.7 1.7 0 0 0-2.4.1L4.3 14a1.7 1.7 0 0 0 .1 2.3L8 19.5zM8.5 9.5l8 7',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5',
  near: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M10.5 7.5v6M7.5 10.5h6',
  far: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M7.5 10.5h6',
  all: 'M6 3h12v18H6zM9 17v-6l3-3 3 3v6z',
  wand: 'M4 20L14 10M12.5 11.5M17 3v4M15 5h4M20 10v3M18.5 11.5h3M9 4v3M7.5 5.5h3M13 8.5l2.5 2.5',
} as const;

export type PenIcon = keyof typeof TOOLS;

export function DeskIcon({ name }: { readonly name: PenIcon }) {
  return <PenLine d={TOOLS[name]} />;
}
