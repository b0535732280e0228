import { useRef, useState } from 'preact/hooks';
import { Icon, memo } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { wayInRoom } from '../../../shell/ui/turned.js';
import { mayPlayAgain, playAgain } from '../../common/again.js';
import { useDeferred } from '../../common/steps.js';
import { Paw, SpareTray, Tile, type TileKind } from '../art/index.js';
import { roquefortTexts } from '../texts/table.js';
import { placeAt } from './drag.js';
import { forecastWords } from './forecast.js';
import { RANKS } from './ranks.js';
import type { RoquefortTable } from './roquefort-table.js';
import { tileName } from './words.js';

const SteadyPaw = memo(Paw);
const SteadyIcon = memo(Icon);
const SteadyTray = memo(SpareTray);

type TrayProps = { readonly play: RoquefortTable; readonly names: readonly string[] };

/** What lies ready: the spare tile, the actions that are left, and how to end or take back; or to push the tile in. */
export function Tray({ play, names }: TrayProps) {
  const { table } = roquefortTexts();
  const { view, scene, choices, outcome, isOn, mayUndo, held } = useDeferred(RANKS.tray, () => ({
    view: play.view.value,
    scene: play.scene.value,
    choices: play.choices.value,
    outcome: play.outcome.value,
    isOn: play.isOn.value,
    mayUndo: play.mayUndo.value,
    held: play.held.value,
  })).value;
  const slot = held.kind === 'spare' ? held.slot : null;
  const slide = slot === null ? undefined : choices.slide.get(slot);
  return (
    <>
      <section class="tray" aria-label={table.tray}>
        <Spare play={play} />
        <Actions view={view} isOver={!isOn} />
        {outcome !== null ? (
          <AfterTheEnd play={play} mayUndo={mayUndo} />
        ) : slide !== undefined ? (
          <PushButtons play={play} />
        ) : (
          <TurnButtons play={play} />
        )}
      </section>
      {/* over what happened: what would happen */}
      <p class="forecast" role="status">
        {slide === undefined || slot === null ? null : forecastWords(slide, slot, scene, names).join(' ')}
      </p>
    </>
  );
}

type ActionsProps = { readonly view: RoquefortTable['view']['value']; readonly isOver: boolean };

/** So many more things can be done in this turn: paws, and the number in words. */
function Actions({ view: { phase, actionsLeft, turnActions }, isOver }: ActionsProps) {
  return (
    <p class="actions" data-shown={phase === 'play' && !isOver ? 'yes' : 'no'}>
      <span class="pane">
        {Array.from({ length: turnActions }, (_, i) => (
          <svg key={i} viewBox="-16 -16 32 32" aria-hidden="true">
            <SteadyPaw spent={i >= actionsLeft} />
          </svg>
        ))}
        <span>{roquefortTexts().table.actionsLeft(phase === 'play' ? actionsLeft : 0)}</span>
      </span>
    </p>
  );
}

function TurnButtons({ play }: { readonly play: RoquefortTable }) {
  const { action } = roquefortTexts();
  const { view, actor, choices, mayUndo } = useDeferred(RANKS.tray, () => ({
    view: play.view.value,
    actor: play.actor.value,
    choices: play.choices.value,
    mayUndo: play.mayUndo.value,
  })).value;
  const { actionsLeft, phase } = view;
  const idle = actor === null;
  const done = !idle && phase === 'play' && (actionsLeft === 0 || nothingElse(choices));
  return (
    <div class="tray-buttons">
      {/* it can be pressed when it does nothing: then it says why */}
      <button type="button" class="button" aria-disabled={!mayUndo} onClick={() => play.undo()}>
        <SteadyIcon name="undo" />
        <span>{pageTexts().action.undo}</span>
      </button>
      <button
        type="button"
        class={done ? 'button primary calls' : 'button primary'}
        disabled={idle || choices.end === null}
        onClick={() => play.endTurn()}
      >
        <SteadyIcon name="end-turn" />
        <span>{action.endTurn}</span>
      </button>
    </div>
  );
}

/** The second step of a slide, and the way back. */
function PushButtons({ play }: { readonly play: RoquefortTable }) {
  const { action } = roquefortTexts();
  return (
    <div class="tray-buttons">
      <button type="button" class="button" onClick={() => play.letGo()}>
        <SteadyIcon name="close" />
        <span>{action.putBack}</span>
      </button>
      <button type="button" class="button primary" data-push onClick={() => play.push()}>
        <SteadyIcon name="slide" />
        <span>{action.push}</span>
      </button>
    </div>
  );
}

type AfterProps = { readonly play: RoquefortTable; readonly mayUndo: boolean };

/** The result was put aside to look at the castle: here it is again, and the way on, or back where that is still possible. */
function AfterTheEnd({ play, mayUndo }: AfterProps) {
  const { ending } = roquefortTexts();
  const { action } = pageTexts();
  return (
    <div class="tray-buttons">
      {mayUndo ? (
        <button type="button" class="button" onClick={() => play.undo()}>
          <SteadyIcon name="undo" />
          <span>{pageTexts().action.undo}</span>
        </button>
      ) : mayPlayAgain(play) ? (
        <button type="button" class="button" onClick={() => void playAgain(play)}>
          <SteadyIcon name="rotate" />
          <span>{action.again}</span>
        </button>
      ) : null}
      <button
        type="button"
        class="button primary"
        onClick={() => {
          play.result.value = true;
        }}
      >
        <SteadyIcon name="people" />
        <span>{ending.result}</span>
      </button>
    </div>
  );
}

function nothingElse({ uncover, run, slide, enter, end }: RoquefortTable['choices']['value']): boolean {
  return end !== null && uncover.size + run.size + slide.size + enter.size === 0;
}

/** The tile that goes in next. Touch it and a slot, or pull it there. */
function Spare({ play }: { readonly play: RoquefortTable }) {
  const { table } = roquefortTexts();
  const { spare, may, held } = useDeferred(RANKS.tray, () => ({
    spare: play.scene.value.spare,
    may: play.choices.value.slide.size > 0,
    held: play.held.value.kind === 'spare',
  })).value;
  const start = useRef<{ x: number; y: number } | null>(null);
  // a fast finger is up again before the page is drawn anew: what decides is not what was drawn
  const pulling = useRef(false);
  const [pull, setPull] = useState<{ x: number; y: number } | null>(null);
  const finish = (): void => {
    start.current = null;
    setPull(null);
  };
  return (
    <button
      type="button"
      class={`spare${may ? ' may' : ''}${held ? ' held' : ''}`}
      data-place="spare"
      aria-pressed={held}
      aria-label={table.spare(tileName(spare ?? 'unknown'))}
      onClick={() => {
        // a pull is not a touch: the click that may follow must not put the tile down
        if (!pulling.current) play.touchSpare();
      }}
      onPointerDown={(event) => {
        pulling.current = false;
        if (play.choices.peek().slide.size === 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (from === null) return;
        const [x, y] = wayInRoom(event.clientX - from.x, event.clientY - from.y);
        if (!pulling.current && Math.hypot(x, y) < 8) return;
        pulling.current = true;
        setPull({ x, y });
        const place = placeAt(event);
        const slot = place?.startsWith('slot:') ? place.slice(5) : null;
        const now = play.held.peek();
        if (now.kind !== 'spare' || now.slot !== slot) play.hold({ kind: 'spare', slot });
      }}
      onPointerUp={(event) => {
        const place = pulling.current && start.current !== null ? placeAt(event) : null;
        if (place?.startsWith('slot:')) play.touchSlot(place.slice(5), true);
        finish();
      }}
      onPointerCancel={finish}
    >
      <svg viewBox="-70 -70 140 140" aria-hidden="true">
        <SteadyTray />
      </svg>
      {spare === null ? null : (
        <svg
          class="spare-tile"
          viewBox="-50 -50 100 100"
          aria-hidden="true"
          style={pull === null ? undefined : { transform: `translate(${pull.x}px, ${pull.y}px)` }}
        >
          <Tile tile={spare as TileKind} />
        </svg>
      )}
    </button>
  );
}
