import type { ComponentChildren } from 'preact';
import { disc, inked, LO, line } from '../../art/pen.js';
import { Picture, type PictureProps } from '../../art/picture.js';

const PENCIL = { ...line('#5a5060', 1.8), opacity: 0.85 };

/** The card of Oh mon château: a sketchbook on the workshop table, a castle half drawn, 400 by 260. */
export function HomeOhMonChateau(props: PictureProps) {
  return (
    <Picture box="0 0 400 260" class={props.class}>
      <rect width="400" height="260" fill="var(--wood-dark)" />
      <path
        d="M0 62H400M0 130H400M0 198H400M130 0V62M280 62V130M90 130V198M310 198V260"
        {...line('var(--wood-seam)', 2)}
      />
      <path
        d="M20 30Q80 26 140 32T300 28M60 96q90 6 180-2M150 166q80-6 190 2M10 232q80 6 150-2"
        {...line(LO, 2)}
      />
      <g transform="rotate(-3 200 130)">
        <rect x="62" y="28" width="290" height="212" rx="5" fill={LO} />
        <rect x="54" y="20" width="290" height="212" rx="4" fill="var(--paper)" />
        <path d="M54 24V228" {...line(LO, 14)} />
        <path
          d={[...Array(12).keys()].map((i) => `M62 ${32 + i * 17}q-18-7-18 0t14 3`).join('')}
          {...line('#5a5060', 2.2)}
        />
        <g opacity=".62">
          <path d="M128 198Q124 150 130 112L168 110Q164 150 172 200z" fill="#b9a9c4" />
          <path d="M122 112Q138 70 148 60 162 84 178 110 150 118 122 112z" fill="#d8694c" />
          <path d="M166 200Q164 168 168 146L256 144Q252 170 258 200z" fill="#e3c58f" />
          <path d="M160 148Q184 116 212 112 244 120 266 146 210 154 160 148z" fill="#e0b04a" />
          <path d="M84 208Q180 190 320 206 300 222 200 218T84 208z" fill="#8fae6d" />
          <path
            d="M74 50Q130 36 190 44 250 34 322 52 300 84 210 74 120 88 74 50z"
            fill="#a9c8dd"
            opacity=".6"
          />
        </g>
        <path
          d="M130 200Q127 150 131 111M170 200Q166 150 169 112M122 112Q150 118 179 111M122 112Q140 82 149 58Q160 86 179 111M149 58V42q10-2 20 3-8 4-20 5"
          {...PENCIL}
        />
        <path
          d="M168 146h88M257 200Q252 170 256 145M160 148Q186 114 212 112 246 120 266 147 210 153 160 148M196 200v-22q14-18 28 0v22M140 134q8-8 14 0v14h-14zM182 128l10-8M204 134l6-12M228 134l-2-12"
          {...PENCIL}
        />
        <path
          d="M268 200Q272 140 270 92H306Q304 150 310 200M266 92V80H276V88H284V80H294V88H302V80H312V92z"
          {...PENCIL}
          stroke-dasharray="1 5"
        />
        <path d="M86 206q120-12 230-2M92 214q40-3 70 0" {...PENCIL} />
      </g>
      <g transform="translate(330 214)rotate(-28)">
        <path d="M-62 6H44L64 12 44 18H-62z" fill={LO} />
        <path d="M-66-6H42L62 0 42 6H-66z" {...inked('#e0b04a', 2)} />
        <path d="M-66-6H-52V6H-66z" {...inked('#d8694c', 2)} />
        <path d="M42-6 62 0 42 6z" {...inked('#f3dfba', 2)} />
        <path d="M56-2 62 0 56 2z" fill="#2b2233" />
        <path d="M-50-1H40" {...line('#b9801f', 1.5)} />
      </g>
      <WoodDie x={40} y={210} turn={-12}>
        <path
          d="M-1-8C-6-13-17-11-16 1-15 11-8 16-3 15-1 14 2 14 4 15 10 16 17 9 16-1 15-11 5-13-1-8z"
          {...inked('#d8433c', 2)}
        />
        <path d="M-1-8q0-6 3-9M2-12q4-6 11-5-2 7-11 5z" {...inked('#7a9c58', 1.6)} />
      </WoodDie>
      <WoodDie x={92} y={226} turn={14}>
        <path d="M-9 1H13q4 2 4 6t-4 6H-9zM-12-14H10q4 2 4 6t-4 6H-12z" {...inked('#9a6238', 2)} />
        <path d={`${disc(-10, 7, 5, 6)}${disc(-13, -8, 5, 6)}`} {...inked('#f1d29d', 2)} />
      </WoodDie>
    </Picture>
  );
}

/** A die with one of its real faces: food and wood, painted as on the board. */
function WoodDie(props: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly children: ComponentChildren;
}) {
  return (
    <g transform={`translate(${props.x} ${props.y})rotate(${props.turn})`}>
      <rect x="-20" y="-17" width="52" height="52" rx="10" fill={LO} />
      <rect x="-26" y="-26" width="52" height="52" rx="10" {...inked('var(--wood)', 2)} />
      <path d="M-21 14V-14q0-7 7-7h26" {...line('var(--art-hi)', 3)} />
      {props.children}
    </g>
  );
}
