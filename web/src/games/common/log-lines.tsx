import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { memo } from '../../art/memo.js';
import { pageTexts } from '../../i18n/i18n.js';
import { InSight } from './in-sight.js';
import type { Telling, Turn } from './telling.js';

type Shared<Event> = {
  readonly telling: Telling<Event>;
  /** What is shown on the board because its line is pointed at. */
  readonly lit: Signal<Event | null>;
};

/** A turn under the face, the name and the colour of whoever had it. */
export function TurnLines<Event>({ turn, telling, lit }: Shared<Event> & { readonly turn: Turn<Event> }) {
  const who = turn.seat === null ? null : telling.who(turn.seat);
  const isEmpty = turn.lines.every(({ event }) => event !== null && telling.isHeard(event));
  return (
    <div class="log-turn" data-look={who?.look} data-empty={isEmpty ? '' : undefined}>
      {who === null ? null : (
        // every line says who it was
        <div class="log-head" aria-hidden="true">
          <InSight class="log-face">{who.face}</InSight>
          <b>{who.name}</b>
        </div>
      )}
      {turn.lines.map(({ number, event }) => (
        <MemoLine key={number} event={event} telling={telling} lit={lit} />
      ))}
    </div>
  );
}

type LineProps = {
  readonly event: unknown;
  readonly telling: Telling<unknown>;
  readonly lit: Signal<unknown>;
};

/** What happened, with a picture; a line that has a place on the board shows it to whoever touches it or comes to it by keys. */
function Line({ event, telling, lit }: LineProps) {
  if (event === null) return <p class="log-line">{pageTexts().log.undone}</p>;
  const words = telling.words(event);
  if (telling.isHeard(event)) return <p class="sr-only">{words}</p>;
  const told: ComponentChildren = (
    <>
      <InSight class="log-picture">{telling.picture(event)}</InSight>
      <span>{words}</span>
    </>
  );
  if (!telling.isSomewhere(event)) return <p class="log-line">{told}</p>;
  const show = (): void => {
    lit.value = event;
  };
  const hide = (): void => {
    if (lit.peek() === event) lit.value = null;
  };
  return (
    <p class="log-line">
      <button
        type="button"
        tabIndex={-1}
        onFocus={show}
        onBlur={hide}
        onPointerEnter={(pointer) => {
          if (pointer.pointerType === 'mouse') show();
        }}
        onPointerLeave={(pointer) => {
          if (pointer.pointerType === 'mouse' && document.activeElement !== pointer.currentTarget) hide();
        }}
        // not every browser gives the focus to a button that is touched
        onClick={(click) => {
          click.currentTarget.focus();
          show();
        }}
      >
        {told}
      </button>
    </p>
  );
}

const MemoLine = memo(Line) as <Event>(
  props: Shared<Event> & { readonly event: Event | null },
) => ReturnType<typeof Line>;

/** The log is one stop of the Tab key; the arrow keys walk through its lines. */
export function walkLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? lines[0] : lines[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
