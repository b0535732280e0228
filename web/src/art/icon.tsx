/** One pen for all: 24 by 24, round ends, the colour of the text around. */
export const PENS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  'end-turn': 'M4 12h11M11 7l5 5-5 5M20 5v14',
  settings: 'M4 7h8M17 7h3M14.5 4.5v5M4 12h2M11 12h9M8.5 9.5v5M4 17h9M18 17h2M15.5 14.5v5',
  'sound-on': 'M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.1',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12v8h12v-8',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  open: 'M3 19V6h6l2 2h8v3M3 19l3-8h16l-3 8z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  home: 'M4 20V9h3V6h3v3h4V6h3v3h3v11zM10 20v-5a2 2 0 0 1 4 0v5',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.5a3 3 0 0 1 0 5.6M17.5 14.3c2.2.7 3.5 2.5 3.5 5.2',
  robot:
    'M6.2 10.4A3.3 3.3 0 1 1 9.8 8.2M17.8 10.4A3.3 3.3 0 1 0 14.2 8.2M12 7.7a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6zM9.7 13v.6M14.3 13v.6M9.5 17h5M12 7.7V4M10.7 4h2.6',
  roof: 'M4 14l4-5h8l4 5zM5 18v3h14v-3M12 6V2M9.5 4L12 1.5l2.5 2.5',
  slide: 'M3 5h9v9H3zM15 9.5h6M18 6.5l3 3-3 3M3 19h18',
  run: 'M12 12c3 0 5.5 3 5.5 5.5 0 2-1.5 2.5-5.5 2.5s-5.5-.5-5.5-2.5C6.5 15 9 12 12 12zM4.5 9.5v1M9.3 5v1.5M14.7 5v1.5M19.5 9.5v1',
  rotate: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2.5V7H13',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  download: 'M12 4v11M8 11.5l4 3.5 4-3.5M4 20h16',
  talk: 'M4 5h16v11h-9l-4.5 4V16H4zM8 9h8M8 12.5h5',
  eye: 'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  book: 'M12 6C10 4.5 7 4 3 4v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 8.5v.1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  heart: 'M12 20C6 15.5 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 18 15.5 12 20z',
  crown: 'M4 19h16M4 15.5L3 7l5 4 4-6 4 6 5-4-1 8.5z',
} as const;

export type IconName = keyof typeof PENS;
export const ICON_NAMES = Object.keys(PENS) as readonly IconName[];

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return <PenLine d={PENS[name]} size={size} />;
}

/** The same pen for what only one game has. */
export function PenLine({ d, size = 24 }: { readonly d: string; readonly size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
