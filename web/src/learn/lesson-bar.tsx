import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/index.js';
import { language } from '../i18n/i18n.js';
import { change, settings } from '../shell/settings.js';
import { Button, ButtonLink } from '../shell/ui/button.js';
import { canRead, useReadAloud } from '../shell/ui/read-aloud.js';
import { playSound } from '../sound/sounds.js';
import type { FoundLesson } from './find.js';
import { Hand, TurnMarks } from './hand.js';
import type { LessonTable } from './lesson-table.js';
import { learnTexts } from './texts.js';
import { LearnerMouse } from './wear.js';

/** Whoever has found nothing for so long is told where to look. */
const HINT_AFTER = 25_000;

type Props = {
  readonly found: FoundLesson & { readonly table: LessonTable };
  readonly onNext: () => void;
  readonly onAgain: () => void;
  readonly isLast: boolean;
};

/** What is to be done, a hint, and in the end why. */
export function LessonBar({ found, onNext, onAgain, isLast }: Props) {
  const { table, lesson, course, game, place } = found;
  const words = learnTexts();
  const texts = lesson.texts[language.value];
  /** 0: nothing yet; 1: where to look; 2: a hand points; 3: the whole turn; 4: what it is good for. */
  const help = useSignal(0);
  const isReached = table.isReached.value;
  const isMissed = table.isMissed.value;
  useEffect(() => {
    help.value = 0;
  }, [table]);
  useEffect(() => {
    if (isReached || isMissed || help.value > 0) return;
    const timer = setTimeout(() => {
      help.value = 1;
    }, HINT_AFTER);
    return () => clearTimeout(timer);
  }, [table, isReached, isMissed]);
  const pointed = useComputed(() => (course.isShown || help.value > 1 ? found.table.nextTouch.value : null));
  const turn = useComputed(() => (help.value > 2 ? found.table.turn.value : []));
  const kind = isReached
    ? 'reason'
    : isMissed
      ? 'missed'
      : help.value === 0
        ? 'task'
        : help.value < 4
          ? 'hint'
          : 'why';
  const said = { ...texts, why: texts.reason, missed: words.missed, reason: `${words.well} ${texts.reason}` }[
    kind
  ];
  useReadAloud(said, 'news');
  useEffect(() => {
    if (isReached) playSound('cheese');
  }, [isReached]);
  return (
    <aside
      class="lesson-bar"
      aria-label={words.lesson(place + 1, course.lessons.length)}
      data-reached={isReached}
    >
      <LearnerMouse />
      <p class="lesson-title">
        <b>{texts.title}</b> <span>{words.lesson(place + 1, course.lessons.length)}</span>
      </p>
      <p class="lesson-said" role="status" data-said={kind}>
        {said}
      </p>
      <div class="lesson-buttons">
        {isReached ? (
          <NextButton label={isLast ? words.finish : words.next} onNext={onNext} />
        ) : (
          <>
            {course.isShown && canRead() ? (
              <Button
                class="icon"
                icon="talk"
                aria-pressed={settings.value.readAloud}
                aria-label={words.readToMe}
                onClick={() => change({ readAloud: !settings.value.readAloud })}
              />
            ) : null}
            {isMissed ? null : (
              <Button
                class="icon"
                icon="help"
                data-hint
                aria-label={words.hint}
                onClick={() => {
                  help.value = Math.min(4, help.value + 1);
                }}
              />
            )}
            <button
              type="button"
              class={isMissed ? 'button icon primary' : 'button icon'}
              data-restart
              aria-label={words.again}
              onClick={onAgain}
            >
              <Icon name="rotate" />
            </button>
          </>
        )}
        <ButtonLink
          class="icon"
          icon="close"
          href={`/learn/${game.id}`}
          aria-label={words.leave}
          data-leave
        />
      </div>
      <Hand at={pointed} />
      <TurnMarks at={turn} />
    </aside>
  );
}

/** The way on takes the focus: what was touched last may do nothing any more. */
function NextButton({ label, onNext }: { readonly label: string; readonly onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" class="button primary" data-next onClick={onNext}>
      <span>{label}</span>
      <Icon name="play" />
    </button>
  );
}
