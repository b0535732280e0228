import type { CastleView } from '@castellan/oh-mon-chateau';
import { c } from '../../../i18n/chateau.js';

const PARTS = ['towers', 'sun', 'clouds', 'inhabitants', 'flags', 'guests'] as const;

/** Points as they stand, each where it comes from. */
export function Ribbon({ castle }: { readonly castle: CastleView }) {
  const { score } = c();
  return (
    <dl class="ribbon" aria-label={score.title}>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{score[part]}</dt>
          <dd>{castle.score[part]}</dd>
        </div>
      ))}
      <div class="total">
        <dt>{score.total}</dt>
        <dd>{castle.score.total}</dd>
      </div>
    </dl>
  );
}
