import type { ChateauForesight } from '@castellan/oh-mon-chateau';
import { CloudIcon, SunIcon } from '../art/index.js';
import { chateauTexts } from '../texts/table.js';

/** Points of the sun and of the cloud for a complete castle [O4.2, O5.1]. */
const SKY = 4;

export type Gain = { readonly from: 'sun' | 'clouds' | 'rest'; readonly points: number };

/** Where the points of a move come from: sun and cloud apart from what is built. */
export function gainsOf({ events, points, finishes }: ChateauForesight): readonly Gain[] {
  const sun = events.some(({ type }) => type === 'drewSun') ? SKY : 0;
  // a wall or a guest may still have to be chosen before the cloud is drawn
  const cloud = finishes && events.some(({ type }) => type === 'finished') ? SKY : 0;
  const gains: readonly Gain[] = [
    { from: 'rest', points: points - sun - cloud },
    { from: 'sun', points: sun },
    { from: 'clouds', points: cloud },
  ];
  return gains.filter((gain) => gain.points > 0);
}

/** "+5 +4 +4" with a sun and a cloud: what comes together is seen apart. */
export function Gains({ foresight }: { readonly foresight: ChateauForesight }) {
  const gains = gainsOf(foresight);
  if (gains.length === 0) return null;
  return (
    <b class="chip-points">
      {gains.map(({ from, points }) => (
        <span key={from} title={from === 'rest' ? undefined : chateauTexts().score[from]}>
          {`+${points}`}
          {from === 'rest' ? null : (
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              {from === 'sun' ? <SunIcon /> : <CloudIcon />}
            </svg>
          )}
          {from === 'rest' ? null : <span class="sr-only"> {chateauTexts().score[from]}</span>}
        </span>
      ))}
    </b>
  );
}
