import type { Face } from '@castellan/oh-mon-chateau';
import { c } from '../../../i18n/chateau.js';
import { Die } from '../art/index.js';
import type { Showing } from './play.js';
import { faceName } from './words.js';

/** The two dice; one that may be used can be picked up, so that "?" and a plain face are told apart. */
export function Dice({ play }: { readonly play: Showing }) {
  const view = play.shown.value;
  const seat = play.actor.value;
  const left = seat === null ? [] : [...(view.castles[seat]?.diceLeft ?? [])];
  return (
    <fieldset class={play.rolling.value ? 'dice rolling' : 'dice'} aria-label={c().table.dice}>
      {view.dice.map((face, i) => {
        const at = left.indexOf(face);
        const may = view.phase === 'dice' && at >= 0;
        if (may) left.splice(at, 1);
        return (
          <button
            key={`${i}-${face}`}
            type="button"
            class="die"
            data-face={face}
            disabled={!may || play.busy.value}
            aria-pressed={play.die.value === face && may}
            aria-label={may ? c().choice.die(faceName(face)) : c().choice.dieUsed(faceName(face))}
            onClick={() => play.pickDie(face)}
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Die face={face as Face} />
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}
