/** Stand-ins for the drawings, so that the pages can be laid out before they arrive. */
type IconName = 'help' | 'settings' | 'up' | 'down' | 'remove' | 'add' | 'play' | 'more' | 'save' | 'open';

const PATHS: Readonly<Record<IconName, string>> = {
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2m0 3v.5',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M13 4v6M7 14v6',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  remove: 'M6 6l12 12M18 6 6 18',
  add: 'M12 5v14M5 12h14',
  play: 'M8 5l11 7-11 7z',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  save: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  open: 'M12 15V4M7 9l5-5 5 5M5 20h14',
};

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Logo() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M8 44V16h5v5h5v-5h12v5h5v-5h5v28z"
        fill="var(--stone)"
        stroke="var(--ink)"
        stroke-width="2.5"
      />
      <path d="M19 44V34a5 5 0 0 1 10 0v10z" fill="var(--dungeon)" />
      <path d="M24 16V3l12 4-12 4" fill="var(--banner)" stroke="var(--ink)" stroke-width="2" />
    </svg>
  );
}

function Scene({ hue }: { readonly hue: string }) {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <path
        d="M40 260V120h40v20h30v-60h30v-30h60v30h30v60h40v-40h50v160z"
        fill="var(--stone)"
        stroke="var(--ink)"
        stroke-width="4"
      />
      <path d="M125 80l45-60 45 60z" fill={hue} stroke="var(--ink)" stroke-width="4" />
    </svg>
  );
}

export const HomeRoquefort = () => <Scene hue="var(--roof-tiled)" />;
export const HomeOhMonChateau = () => <Scene hue="var(--roof-copper)" />;
export const EmptyCastle = () => <Scene hue="var(--roof-thatched)" />;
export const BrokenCastle = () => <Scene hue="var(--banner)" />;

export function Portrait({ character }: { readonly character: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="var(--roof-thatched)" stroke="var(--ink)" stroke-width="2" />
      <text x="24" y="31" text-anchor="middle" font-size="20" fill="#2b2233">
        {character[0].toUpperCase()}
      </text>
    </svg>
  );
}

export function MouseFace({ mouse }: { readonly mouse: number }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="13" cy="14" r="9" fill={`var(--mouse-${mouse})`} stroke="var(--ink)" stroke-width="2" />
      <circle cx="35" cy="14" r="9" fill={`var(--mouse-${mouse})`} stroke="var(--ink)" stroke-width="2" />
      <circle cx="24" cy="28" r="16" fill={`var(--mouse-${mouse})`} stroke="var(--ink)" stroke-width="2" />
    </svg>
  );
}

export function CheesePicture({ kind }: { readonly kind: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect
        x="4"
        y="4"
        width="40"
        height="40"
        rx="8"
        fill="var(--wood)"
        stroke="var(--ink)"
        stroke-width="2"
      />
      <text x="24" y="31" text-anchor="middle" font-size="18" fill="#2b2233">
        {kind}
      </text>
    </svg>
  );
}
