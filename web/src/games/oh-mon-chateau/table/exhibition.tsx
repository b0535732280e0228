import type { CastleView } from '@castellan/oh-mon-chateau';
import type { Signal } from '@preact/signals';
import { c } from '../../../i18n/chateau.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { TimeLapse } from '../sheet/view/time-lapse.js';
import { Castle } from './castle.js';
import { earnedOn } from './drawn.js';
import { KeepButtons } from './keep-buttons.js';
import { Ribbon } from './ribbon.js';

export type Exhibit = {
  readonly key: string;
  readonly name: string;
  readonly points: number;
  readonly castle: CastleView;
  readonly sheet: Sheet;
  readonly won: boolean;
};

type Props = {
  readonly exhibits: readonly Exhibit[];
  readonly label: string;
  /** The one that is shown large, as it was drawn. */
  readonly looked: Signal<number | null>;
  /** Each with its points, and where they come from. */
  readonly counted?: boolean;
};

/** Castles on a wall. A touch takes one down: it draws itself again, and can be taken home. */
export function Exhibition({ exhibits, label, looked, counted = false }: Props) {
  const chosen = looked.value === null ? undefined : exhibits[looked.value];
  return (
    <div class="exhibition">
      <ul class="gallery" aria-label={label}>
        {exhibits.map((exhibit, i) => (
          <li key={exhibit.key}>
            <button
              type="button"
              class="exhibit"
              aria-expanded={looked.value === i}
              onClick={() => {
                looked.value = looked.value === i ? null : i;
              }}
            >
              <Castle castle={exhibit.castle} sheet={exhibit.sheet} />
              <b>{c().ending.standing(exhibit.name, exhibit.points)}</b>
              {exhibit.won ? <span class="won">{c().ending.won}</span> : null}
            </button>
            {counted ? <Ribbon castle={exhibit.castle} /> : null}
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : <Taken key={chosen.key} exhibit={chosen} />}
    </div>
  );
}

function Taken({ exhibit: { castle, sheet, name } }: { readonly exhibit: Exhibit }) {
  return (
    <section class="taken stack" aria-label={c().table.castleOf(name)}>
      <TimeLapse castle={castle} strokes={sheet.strokes} side={sheet.side} earned={earnedOn(sheet, castle)} />
      <KeepButtons castle={castle} sheet={() => sheet} name={name} />
    </section>
  );
}
