import type { Json, JsonObject } from '@castellan/kernel';
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { OwnBox } from '../../boxes/box.js';
import { boxNamed } from '../../boxes/lent.js';
import { boxesOf, findBox } from '../../boxes/store.js';
import type { BoxGame } from '../../games/box-game.js';
import type { SetupGame } from '../../games/setup-game.js';
import { boxTexts, speakOfBoxes } from '../../i18n/boxes.js';
import { say } from '../ui/toast.js';
import { withOption } from './draft.js';
import type { TableDraft } from './last-table.js';
import { valuesOf } from './options.js';

/** The box that a table plays with, and the options that come with it. */
export type ChosenBox = { readonly id: string; readonly options: JsonObject };

export type OwnBoxes = {
  readonly chosen: ReadonlySignal<ChosenBox | null>;
  /** Those that can be played, with their pictures. */
  readonly choices: readonly { readonly value: string; readonly label: ComponentChildren }[];
  readonly choose: (id: string) => boolean;
  /** An option was changed: a box that decides about it is not played with any more. */
  readonly drop: (option: string) => void;
  /** Until it is known whether the box of last time is still there. */
  readonly settled: () => Promise<void>;
};

/** Boxes of one's own at a new table. They and their game's drawings are fetched where there are any. */
export function useOwnBoxes(game: SetupGame, draft: Signal<TableDraft>): OwnBoxes {
  const kind = useSignal<BoxGame | null>(null);
  const chosen = useSignal<ChosenBox | null>(null);
  const loading = useRef(Promise.resolve());

  const choose = (id: string): boolean => {
    const box = boxNamed(id);
    const options = box === undefined ? null : playable(kind.peek(), box);
    if (options === null) return false;
    chosen.value = { id, options };
    for (const [name, value] of Object.entries(options))
      if (isListed(game, name, value)) draft.value = withOption(draft.peek(), game, name, value);
    return true;
  };
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('box');
    const wanted = asked ?? draft.peek().box ?? null;
    if (game.own === undefined || (wanted === null && boxesOf(game.id).length === 0)) return;
    loading.current = game.own.load().then(async (loaded) => {
      kind.value = loaded;
      if (wanted === null || choose(wanted) || asked === null) return;
      await speakOfBoxes();
      say(boxTexts().desk.gone);
    }, console.error);
  }, []);

  const of = kind.value;
  const all = of === null ? [] : boxesOf(game.id);
  const lent =
    chosen.value === null || findBox(chosen.value.id) !== undefined ? [] : [boxNamed(chosen.value.id)];
  const offered = [...lent, ...all].filter((box) => box !== undefined && playable(of, box) !== null);
  return {
    chosen,
    choices: offered.flatMap((box) =>
      box === undefined || of === null ? [] : [{ value: box.id, label: <BoxLabel of={of} box={box} /> }],
    ),
    choose,
    drop: (option) => {
      if (chosen.peek() !== null && option in (chosen.peek()?.options ?? {})) chosen.value = null;
    },
    settled: () => loading.current,
  };
}

/** The options by which a box is played; null if there is something to mend first. */
function playable(of: BoxGame | null, box: OwnBox): JsonObject | null {
  const data = of?.id === box.game ? of.read(box.data) : null;
  return of === null || data === null || of.objections(data).length > 0 ? null : of.options(data);
}

/** Somebody could have chosen it in the form as well. */
function isListed({ options }: SetupGame, name: string, value: Json): boolean {
  const option = options[name];
  return option !== undefined && valuesOf(option).some((one) => one === value);
}

function BoxLabel({ of, box }: { readonly of: BoxGame; readonly box: OwnBox }) {
  return (
    <span class="side-label">
      <span class="side-picture">
        <of.Picture data={of.read(box.data) ?? box.data} />
      </span>
      <span class="box-label">{box.name}</span>
    </span>
  );
}
