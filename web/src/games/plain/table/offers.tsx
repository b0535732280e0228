import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../shell/ui/button.js';
import { moveWords } from '../describe.js';
import type { PlainKit } from '../kit.js';
import { plainTexts } from '../texts/table.js';
import type { PlainTable } from './plain-table.js';

/** Everything that can be done now, a button each. Whoever chose by keyboard goes on where the next choice is. */
export function Offers({ play, kit }: { readonly play: PlainTable; readonly kit: PlainKit }) {
  const { table } = plainTexts();
  const group = useRef<HTMLDivElement>(null);
  const isChoosing = useRef(false);
  const busy = play.busy.value;
  const offers = play.actor.value === null ? [] : play.sight.value.offers;
  useEffect(() => {
    const place = group.current;
    if (!isChoosing.current || place === null || document.querySelector('dialog[open]') !== null) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== place) return;
    (place.querySelector<HTMLElement>('button') ?? place).focus({ preventScroll: true });
  }, [offers, busy]);
  return (
    <section class="plain-offers" aria-label={table.offers} aria-busy={busy}>
      <div class="plain-moves" ref={group} tabIndex={-1}>
        {offers.map(({ move }, number) => (
          <button
            type="button"
            class="button primary"
            key={move}
            data-move={move}
            aria-disabled={busy}
            onClick={() => {
              isChoosing.current = true;
              play.choose(move);
            }}
          >
            <span>{moveWords(move, kit.words())}</span>
            {number < 9 ? (
              <span class="plain-key" aria-hidden="true">
                {number + 1}
              </span>
            ) : null}
          </button>
        ))}
        {offers.length === 0 ? (
          <p class="soft">{play.outcome.value === null ? table.wait : table.over}</p>
        ) : null}
      </div>
      <div class="plain-tools">
        {play.outcome.value === null ? (
          <Button
            icon="undo"
            words={table.undo}
            aria-disabled={!play.mayUndo.value}
            onClick={() => play.undo()}
          />
        ) : (
          <Button
            icon="eye"
            words={table.results}
            onClick={() => {
              play.results.value = true;
            }}
          />
        )}
      </div>
    </section>
  );
}
