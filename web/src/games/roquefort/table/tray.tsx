import { useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { useLater } from '../../common/steps.js';
import { Crumb, Icon, SpareTray, steady, Tile, type TileKind } from '../art/index.js';
import { placeAt } from './drag.js';
import type { Play } from './play.js';
import { RANKS } from './ranks.js';
import { tileName } from './words.js';

const SteadyCrumb = steady(Crumb);
const SteadyIcon = steady(Icon);
const SteadyTray = steady(SpareTray);

/** What lies ready: the spare tile, the actions that are left, and how to end or take back. */
export function Tray({ play }: { readonly play: Play }) {
  const { action, roquefort } = t();
  const { view, actor, choices, outcome, mayUndo } = useLater(RANKS.tray, () => ({
    view: play.view.value,
    actor: play.actor.value,
    choices: play.choices.value,
    outcome: play.outcome.value,
    mayUndo: play.mayUndo.value,
  })).value;
  const { actionsLeft, phase } = view;
  const idle = actor === null;
  const done = !idle && phase === 'play' && (actionsLeft === 0 || nothingElse(choices));
  return (
    <section class="tray" aria-label={roquefort.tray}>
      <Spare play={play} />
      <div
        class="crumbs"
        role="img"
        aria-label={roquefort.actionsLeft(phase === 'play' ? actionsLeft : 0)}
        data-shown={phase === 'play' && outcome === null ? 'yes' : 'no'}
      >
        {[1, 2, 3, 4].map((n) => (
          <svg key={n} viewBox="-16 -16 32 32" aria-hidden="true">
            <SteadyCrumb eaten={n > actionsLeft} />
          </svg>
        ))}
      </div>
      <div class="tray-buttons">
        <button type="button" class="button" disabled={!mayUndo} onClick={() => play.undo()}>
          <SteadyIcon name="undo" />
          <span>{action.undo}</span>
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
    </section>
  );
}

function nothingElse({ uncover, run, slide, enter, end }: Play['choices']['value']): boolean {
  return end !== null && uncover.size + run.size + slide.size + enter.size === 0;
}

/** The tile that goes in next. Touch it and a slot, or pull it there. */
function Spare({ play }: { readonly play: Play }) {
  const { roquefort } = t();
  const { spare, may, held } = useLater(RANKS.tray, () => ({
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
      aria-label={roquefort.spare(tileName(spare ?? 'unknown'))}
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
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
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
