import type { Face as DieFace } from '@castellan/oh-mon-chateau';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../shell/settings.js';
import { mayShake, onShake } from '../../../shell/shake.js';
import { Die } from '../art/index.js';
import { chateauTexts } from '../texts/table.js';
import type { Showing } from './chateau-table.js';
import { Face } from './face.js';
import { faceName } from './words.js';

type Props = { readonly play: Showing; readonly names: readonly string[] };

/** The two dice with whoever rolls them; one that may be used can be picked up, so that "?" and a plain face are told apart. */
export function Dice({ play, names }: Props) {
  const view = play.shown.value;
  const seat = play.actor.value;
  const left = seat === null ? [] : [...(view.castles[seat]?.diceLeft ?? [])];
  const waits = play.toRoll.value;
  const roller = waits?.seat ?? view.turn;
  return (
    <fieldset
      class={play.rolling.value ? 'dice rolling' : 'dice'}
      data-look={play.sitters[roller].look}
      aria-label={chateauTexts().table.diceOf(names[roller])}
    >
      <span class="dice-of face" aria-hidden="true">
        <Face bot={play.sitters[roller].bot} look={play.sitters[roller].look} />
      </span>
      {waits === null ? null : <Roll play={play} count={waits.count} />}
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
            aria-label={
              may ? chateauTexts().choice.die(faceName(face)) : chateauTexts().choice.dieUsed(faceName(face))
            }
            onClick={() => play.pickDie(face)}
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Die face={face as DieFace} />
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Dice in the hand, with nothing to be seen on them: a tap rolls them, or a shake where somebody wants that. */
function Roll({ play, count }: { readonly play: Showing; readonly count: number }) {
  const isShaken = settings.value.dice === 'shake';
  useEffect(() => (isShaken ? onShake(() => play.roll()) : undefined), [isShaken, play]);
  return (
    <button
      type="button"
      class="roll"
      data-roll
      onClick={() => {
        // a device that asks its owner does so after a touch, and anew in every window
        if (isShaken) void mayShake();
        play.roll();
      }}
    >
      {Array.from({ length: count }, (_, i) => (
        <svg key={i} viewBox="-50 -50 100 100" aria-hidden="true">
          <Die face={null} />
        </svg>
      ))}
      <span class="roll-word">{chateauTexts().choice.roll}</span>
    </button>
  );
}
