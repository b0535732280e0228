import './learn.css';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { namesOf } from '../games/common/names.js';
import { findGame } from '../games/games.js';
import { route } from '../shell/router.js';
import { Button } from '../shell/ui/button.js';
import { into } from '../shell/ui/into.js';
import { useReadAloud } from '../shell/ui/read-aloud.js';
import { tableWorker } from '../tables/client.js';
import type { AnySession } from '../tables/session.js';
import type { Hint, Why } from '../tables/worker-messages.js';
import { putAbove } from './above.js';
import { findTeaching } from './find.js';
import { Hand, TurnMarks } from './hand.js';
import type { Teaching } from './teaching.js';
import { learnTexts } from './texts.js';
import { LearnerMouse } from './wear.js';

type Props = { readonly session: AnySession; readonly close: () => void };

/**
 * In the menu of a table: a hint, and why a bot did what it did. For those who play alone against bots, and on the server
 * where all have agreed.
 */
export function HintButtons({ session, close }: Props) {
  const { hints } = learnTexts();
  const isAlone = session.holds.value.length === 1 && session.outcome.value === null;
  if (!isAlone || findGame(session.game)?.hasLessons !== true) return null;
  const names = namesOf(session.sitters);
  const bot = session.sitters.findIndex((sitter) => sitter.bot !== null);
  const open = async (what: 'hint' | 'why'): Promise<void> => {
    close();
    const found = await findTeaching(session.game);
    if (found === null) return;
    removeOpen?.();
    const above = putAbove('hint');
    removeOpen = above.remove;
    const props = { session, teaching: found.teaching, names, onClose: () => removeOpen?.() };
    above.show(what === 'hint' ? <HintBar {...props} /> : <WhyBar {...props} />);
  };
  return (
    <>
      {session.actor.value === null ? null : (
        <Button icon="help" words={hints.ask} data-hint onClick={() => void open('hint')} />
      )}
      {bot < 0 ? null : (
        <Button
          icon="talk"
          words={hints.why(session.sitters.length > 2 ? '…' : names[bot])}
          data-why
          onClick={() => void open('why')}
        />
      )}
    </>
  );
}

/** At most one is there. */
let removeOpen: (() => void) | null = null;

type BarProps = {
  readonly session: AnySession;
  readonly teaching: Teaching;
  readonly names: readonly string[];
  readonly onClose: () => void;
};

/** What a hint is about is gone when something is done, and when the table is left. */
function useEndsWithTurn(session: AnySession, onClose: () => void): void {
  const from = useSignal({ version: session.version.peek(), route: route.peek() });
  const isGone = session.version.value !== from.value.version || route.value !== from.value.route;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone]);
}

/** A ladder of four: where to look, which piece, the whole turn, and why. */
function HintBar({ session, teaching, names, onClose }: BarProps) {
  const { hints: texts } = learnTexts();
  const hint = useSignal<Hint | null | 'thinking'>('thinking');
  const step = useSignal(1);
  useEndsWithTurn(session, onClose);
  useEffect(() => {
    const { seat } = session.sight.peek();
    void tableWorker()
      .ask('hint', { table: session.table, seat })
      .then((found) => {
        hint.value = found !== null && found.moves.length > 0 ? found : null;
      });
  }, []);
  const moves = useComputed(() => {
    const found = hint.value;
    return found === 'thinking' || found === null ? [] : found.moves;
  });
  const touch = useComputed(() =>
    step.value === 2 && moves.value.length > 0 ? teaching.nextTouch(moves.value[0], session) : null,
  );
  const turn = useComputed(() =>
    step.value < 3 ? [] : moves.value.map((move) => teaching.placeOf(move, session) ?? ''),
  );
  const found = hint.value;
  const reasons = found === 'thinking' || found === null ? [] : reasonsIn(found.reasons, teaching, names);
  const said =
    found === 'thinking'
      ? texts.thinking
      : found === null
        ? texts.none
        : [teaching.lookWords(found.moves[0]), texts.piece, texts.turn(found.moves.length), texts.because][
            step.value - 1
          ];
  useReadAloud(said, 'news');
  return (
    <aside
      class="lesson-bar hint-bar"
      aria-label={texts.title}
      data-hint-step={found === 'thinking' ? 0 : step.value}
    >
      <LearnerMouse />
      <p class="lesson-title">
        <b>{texts.title}</b>
      </p>
      <div class="lesson-said" role="status">
        {said}
        {step.value === 4 ? <Reasons all={reasons} /> : null}
      </div>
      <div class="lesson-buttons">
        {found === 'thinking' || found === null || step.value === 4 ? null : (
          <Button
            class="primary"
            words={texts.more}
            data-more
            onClick={() => {
              step.value++;
            }}
          />
        )}
        <CloseButton onClose={onClose} />
      </div>
      <Hand at={touch} />
      <TurnMarks at={turn} />
    </aside>
  );
}

function WhyBar({ session, teaching, names, onClose }: BarProps) {
  const { hints: texts } = learnTexts();
  const why = useSignal<Why | null | 'thinking'>('thinking');
  useEndsWithTurn(session, onClose);
  useEffect(() => {
    const { seat } = session.sight.peek();
    void tableWorker().ask('why', { table: session.table, seat }).then(into(why));
  }, []);
  const found = why.value;
  const isFound = found !== 'thinking' && found !== null;
  return (
    <aside class="lesson-bar hint-bar" aria-label={texts.title} data-why-told={isFound}>
      <LearnerMouse />
      <p class="lesson-title">
        <b>{isFound ? texts.whyTitle(names[found.seat]) : texts.title}</b>
      </p>
      <div class="lesson-said" role="status">
        {isFound ? (
          <Reasons all={reasonsIn(found.reasons, teaching, names)} />
        ) : found === null ? (
          texts.none
        ) : (
          texts.thinking
        )}
      </div>
      <div class="lesson-buttons">
        <CloseButton onClose={onClose} />
      </div>
    </aside>
  );
}

/** The most telling ones; more would not be read. */
const MOST = 4;

function reasonsIn(reasons: Hint['reasons'], teaching: Teaching, names: readonly string[]): string[] {
  const all = reasons.flatMap((reason) => teaching.reasonWords(reason, names) ?? []);
  return [...new Set(all)].slice(0, MOST);
}

function Reasons({ all }: { readonly all: readonly string[] }) {
  if (all.length === 0) return <p>{learnTexts().hints.noReason}</p>;
  return (
    <ul>
      {all.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return <Button words={learnTexts().hints.close} data-close-hint onClick={onClose} />;
}
