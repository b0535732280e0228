import type { CastleView } from '@castellan/oh-mon-chateau';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { DeskIcon } from '../sheet/desk/icons.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { drawnOn } from '../sheet/plan/place-code.js';
import { TimeLapse } from '../sheet/view/time-lapse.js';
import { chateauTexts } from '../texts/table.js';
import { Castle } from './castle.js';
import { earnedOn } from './drawn.js';
import { KeepButtons } from './keep-buttons.js';
import { Ribbon, RULEBOOK } from './ribbon.js';

export type Exhibit = {
  readonly key: string;
  readonly name: string;
  /** The place in the order of points, where they are counted. */
  readonly rank?: number;
  readonly points: number;
  readonly castle: CastleView;
  readonly sheet: Sheet;
  readonly won: boolean;
  /** Somebody of this screen drew it, and may go on. */
  readonly mine?: boolean;
  /** When the game was over. */
  readonly when?: number;
};

type Props = {
  readonly exhibits: readonly Exhibit[];
  readonly label: string;
  /** The one that is shown large, as it was drawn. */
  readonly looked: Signal<number | null>;
  /** Each with its points, and where they come from. */
  readonly counted?: boolean;
  /** Somebody wants to go on drawing theirs. */
  readonly onDraw?: (exhibit: number) => void;
};

/** Castles on a wall. A touch takes one down: it draws itself again, and can be taken home. */
export function Exhibition({ exhibits, label, looked, counted = false, onDraw }: Props) {
  const chosen = looked.value === null ? undefined : exhibits[looked.value];
  return (
    <div class="exhibition">
      <ul class="gallery" aria-label={label}>
        {exhibits.map((exhibit, i) => (
          <li key={exhibit.key} class={exhibit.mine ? 'mine' : undefined}>
            <button
              type="button"
              class="exhibit"
              aria-expanded={looked.value === i}
              onClick={() => {
                looked.value = looked.value === i ? null : i;
              }}
            >
              <Castle castle={exhibit.castle} sheet={exhibit.sheet} isFinished />
              <b>
                {exhibit.rank === undefined ? null : `${exhibit.rank}. `}
                {chateauTexts().ending.standing(exhibit.name, exhibit.points)}
              </b>
              {exhibit.won ? <span class="won">{chateauTexts().ending.won}</span> : null}
            </button>
            {exhibit.mine && onDraw !== undefined ? (
              <button type="button" class="button draw-on" onClick={() => onDraw(i)}>
                <DeskIcon name="pencil" />
                {isUnfinished(exhibit) ? chateauTexts().drawing.finish : chateauTexts().drawing.more}
              </button>
            ) : null}
            {counted ? <Ribbon castle={exhibit.castle} rulebook={RULEBOOK} /> : null}
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : <Taken key={chosen.key} exhibit={chosen} />}
    </div>
  );
}

/** Something was built and never drawn. */
function isUnfinished({ sheet, castle }: Exhibit): boolean {
  const drawn = drawnOn(sheet.strokes);
  return earnedOn(sheet, castle).some((part) => !drawn.has(part));
}

function Taken({ exhibit: { castle, sheet, name, when } }: { readonly exhibit: Exhibit }) {
  const place = useRef<HTMLElement>(null);
  // on a phone it would be far below what was touched
  useEffect(() => place.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section ref={place} class="taken stack" aria-label={chateauTexts().table.castleOf(name)}>
      <TimeLapse
        castle={castle}
        strokes={sheet.strokes}
        side={sheet.side}
        earned={earnedOn(sheet, castle)}
        isFinished
      />
      <KeepButtons castle={castle} sheet={() => sheet} name={name} when={when} />
    </section>
  );
}
