import type { Face } from '@castellan/oh-mon-chateau';
import { c } from '../../../i18n/chateau.js';
import { Die } from '../art/index.js';
import type { ChateauPlay } from './play.js';
import { choiceWords, faceName } from './words.js';

/** The two dice; one that may be used can be picked up, so that "?" and a plain face are told apart. */
export function Dice({ play }: { readonly play: ChateauPlay }) {
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

/** What can be done beside the board: inhabitants, flags, walls, faces; and leaving it. */
export function Chips({ play }: { readonly play: ChateauPlay }) {
  const { others, done } = play.choices.value;
  const die = play.die.value;
  const shown = others.filter(({ face }) => die === null || face === null || face === die);
  return (
    <fieldset class="chips" aria-label={c().table.choices}>
      {shown.map((choice) => (
        <button key={choice.move} type="button" class="button" onClick={() => play.choose(choice)}>
          {choiceWords(choice)}
        </button>
      ))}
      <button type="button" class="button" disabled={!play.mayUndo.value} onClick={() => play.undo()}>
        {c().choice.undo}
      </button>
      {done === null ? null : (
        <button
          type="button"
          class={done.word === 'end' ? 'button primary' : 'button'}
          onClick={() => play.choose(done)}
        >
          {choiceWords(done)}
        </button>
      )}
    </fieldset>
  );
}
