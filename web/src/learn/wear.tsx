import { effect } from '@preact/signals';
import { Mouse, MouseBust, worn } from '../art/index.js';
import { progress } from './progress.js';
import type { Gift } from './teaching.js';

/** What is worn, drawn round the head of a mouse. */
const GIFTS: Readonly<Record<Gift, preact.JSX.Element>> = {
  cap: (
    <g key="cap" stroke="var(--art-ink)" stroke-width="2.5" stroke-linejoin="round">
      <path d="M-19-33Q-18-50 2-49T20-33Q0-41-19-33z" fill="#3f7d5b" />
      <path d="M20-33q12-1 14 4-10 2-19 0z" fill="#2f6047" />
      <path d="M-11-42Q-24-52-20-66-6-62-7-45z" fill="#f3c14f" />
    </g>
  ),
  crown: (
    <g key="crown" stroke="var(--art-ink)" stroke-width="2.5" stroke-linejoin="round">
      <path d="M-17-36-21-57-10-47 0-61 10-47 21-57 17-36Q0-42-17-36z" fill="#f3c14f" />
      <circle cx="0" cy="-46" r="3" fill="#b3262e" stroke-width="1.5" />
    </g>
  ),
  kerchief: (
    <g key="kerchief" stroke="var(--art-ink)" stroke-width="2.5" stroke-linejoin="round">
      <path d="M-17-7Q0 4 17-7L12 4 0 17-12 4z" fill="#b3262e" />
      <path d="M-7 2h.1M6 3h.1M0 9h.1" stroke="#fff6e6" stroke-width="4" stroke-linecap="round" />
    </g>
  ),
};

/** The newest hat, for there is one head; a kerchief goes with either. */
function shown(worn: readonly Gift[]): readonly Gift[] {
  const hat = worn.findLast((gift) => gift !== 'kerchief');
  return [...(worn.includes('kerchief') ? (['kerchief'] as const) : []), ...(hat === undefined ? [] : [hat])];
}

/** Whoever has learnt here is seen so at tables, too; a portrait has less room above the ears. */
effect(() => {
  const gifts = shown(progress.value.worn).map((gift) => GIFTS[gift]);
  worn.value =
    gifts.length === 0 ? null : (
      <g data-worn transform="translate(0 2)scale(.88)">
        {gifts}
      </g>
    );
});

/** The mouse that learns, with whatever it has earned. */
export function LearnerMouse({ cheers = false }: { readonly cheers?: boolean }) {
  const gifts = shown(progress.value.worn).map((gift) => GIFTS[gift]);
  return cheers ? (
    <svg class="learner" viewBox="-48 -72 96 112" aria-hidden="true">
      <Mouse seat={0} pose="cheer" />
      <g transform="translate(0 -2)">{gifts}</g>
    </svg>
  ) : (
    <svg class="learner" viewBox="-38 -66 76 84" aria-hidden="true">
      <MouseBust seat={0} mood="happy" />
      {gifts}
    </svg>
  );
}
