import '../styles/pages/table.css';
import '../styles/pages/log.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { go, type Route } from '../shell/router.js';
import { putAbove } from './above.js';
import { Finale } from './finale.js';
import { type FoundLesson, findLesson, lessonPath } from './find.js';
import { LessonBar } from './lesson-bar.js';
import { LessonTable } from './lesson-table.js';
import { NotThere } from './not-there.js';
import { forgetLeft, progress, wear } from './progress.js';
import { useFound } from './use-found.js';
import { LearnerMouse } from './wear.js';

/** A lesson: a table like any other, with a bar above it that says what is to be done. */
export function LessonPage({ route }: { readonly route: Route }) {
  const name = route.page === 'lesson' ? route.id : '';
  const [round, setRound] = useState(0);
  const sought = useFound(() => begin(name), `${name} ${round}`);
  const [isOver, setOver] = useState(false);
  useEffect(
    () => (sought.kind === 'found' ? () => sought.found.table.leave() : undefined),
    [sought.kind === 'found' ? sought.found.table : null],
  );
  if (sought.kind !== 'found') return <NotThere sought={sought} />;
  const { found } = sought;
  const { game, course, place, table } = found;
  if (isOver) return <Finale game={game} course={course} />;
  const next = course.lessons.at(place + 1);
  const onNext = (): void => {
    if (next !== undefined) go(lessonPath(game.id, next), 'replace');
    else {
      if (course.lessons.every(({ id }) => progress.peek().done.includes(`${game.id}_${id}`)))
        wear(course.gift);
      setOver(true);
    }
  };
  const onAgain = (): void => {
    forgetLeft();
    setRound(round + 1);
  };
  return (
    <>
      {table.isReached.value && table.open.session.outcome.value !== null ? <Cheers /> : table.open.page}
      <BarAbove {...{ found, onNext, onAgain }} isLast={next === undefined} />
    </>
  );
}

/** The game of the lesson is over; its ending would lead elsewhere. */
function Cheers() {
  return (
    <main class="content" id="content">
      <div class="panel finale">
        <LearnerMouse cheers />
      </div>
    </main>
  );
}

async function begin(name: string): Promise<(FoundLesson & { readonly table: LessonTable }) | null> {
  const found = await findLesson(name);
  if (found === null) return null;
  const { game, lesson, teaching } = found;
  // beside the rules; what cannot be fetched now is asked for again with the table
  teaching.prepare().catch(() => undefined);
  return { ...found, table: await LessonTable.begin(game.id, lesson, teaching) };
}

type BarProps = {
  readonly found: FoundLesson & { readonly table: LessonTable };
  readonly onNext: () => void;
  readonly onAgain: () => void;
  readonly isLast: boolean;
};

/** It comes in the same frame as the table: a room that becomes lower afterwards would be laid out twice. */
function BarAbove(props: BarProps) {
  const above = useRef<ReturnType<typeof putAbove> | null>(null);
  useLayoutEffect(() => {
    const made = putAbove('lesson');
    above.current = made;
    return made.remove;
  }, []);
  useLayoutEffect(() => above.current?.show(<LessonBar {...props} />));
  return null;
}
