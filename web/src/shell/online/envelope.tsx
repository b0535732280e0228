/** A sealed envelope before, an open one after. */
export function Envelope() {
  const paper = {
    fill: 'var(--paper)',
    stroke: 'var(--art-ink)',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  } as const;
  return (
    <svg class="envelopes" viewBox="0 0 320 110" aria-hidden="true" focusable="false">
      <g transform="translate(12 22)">
        <path d="M0 4h112v74H0z" {...paper} />
        <path d="M0 4l56 44L112 4" {...paper} />
        <circle cx="56" cy="46" r="15" fill="var(--banner)" stroke="var(--banner-deep)" stroke-width="3" />
        <path d="M49 51v-9h4v-3h6v3h4v9z" fill="var(--on-banner)" />
      </g>
      <path
        d="M140 62h30M160 52l12 10-12 10"
        fill="none"
        stroke="var(--edge)"
        stroke-width="4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <g transform="translate(194 22)">
        <path d="M0 30L56-12 112 30v48H0z" {...paper} />
        <path d="M16 6h80v50H16z" fill="var(--panel-raised)" stroke="var(--art-ink)" stroke-width="3" />
        <path
          d="M26 20h60M26 31h60M26 42h40"
          stroke="var(--link)"
          stroke-width="4"
          stroke-linecap="round"
          stroke-dasharray="6 7 11 6"
        />
        <path d="M0 30l56 36 56-36v48H0z" {...paper} />
      </g>
    </svg>
  );
}
