/** One pen for all: 24 by 24, round ends, the colour of the text around. */
const PENS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  'end-turn': 'M4 12h11M11 7l5 5-5 5M20 5v14',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  'sound-on': 'M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.1',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12v8h12v-8',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  open: 'M3 19V6h6l2 2h8v3M3 19l3-8h16l-3 8z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  home: 'M4 20V9h3V6h3v3h4V6h3v3h3v11zM10 20v-5a2 2 0 0 1 4 0v5',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.5a3 3 0 0 1 0 5.6M17.5 14.3c2.2.7 3.5 2.5 3.5 5.2',
  robot:
    'M7.5 8.5a3 3 0 1 1 3-4M13.5 4.5a3 3 0 1 1 3 4M12 7c4 0 6.5 3 6.5 6.5S15.5 20 12 20s-6.5-3-6.5-6.5S8 7 12 7zM9.5 12v1M14.5 12v1M12 16.5v.1M5.5 15L2.5 14M5.5 17l-2.5 1M18.5 15l3-1M18.5 17l2.5 1',
  roof: 'M3 13L7 5h10l4 8zM3 13v3h18v-3M8.5 9.5h7M7 13l1.5-3.5M17 13l-1.5-3.5M12 5v4.5M12 16v4M9 18l3 2 3-2',
  slide: 'M3 5h9v9H3zM15 9.5h6M18 6.5l3 3-3 3M3 19h18',
  run: 'M13 12c3 0 6 1.5 6 4.5 0 1.5-1 2.5-3 2.5H8c-3 0-4-3-3-5s3.5-2 8-2zM15 12a2.5 2.5 0 1 1 3.5-2M5 14C3 14 2 12 3 10s3-1 4-3M16.5 15.5v.1M9 19v2M14 19v2',
  memory:
    'M12 5c5 0 8 3 8 7s-3 6-7 6c-1 0-2 0-3-.5L6 19l.5-3C5 15 4 13.5 4 12c0-4 3-7 8-7zM9.5 10.5a2.5 2.5 0 1 1 3.3 2.4c-.6.3-.8.6-.8 1.1',
  rotate: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2.5V7H13',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  download: 'M12 4v11M8 11.5l4 3.5 4-3.5M4 20h16',
  eye: 'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const;

export type IconName = keyof typeof PENS;
export const ICON_NAMES = Object.keys(PENS) as readonly IconName[];

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
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
      <path d={PENS[name]} />
    </svg>
  );
}
