import { useEffect } from 'preact/hooks';
import { Icon } from '../art/index.js';
import { language } from '../i18n/i18n.js';
import type { Route } from '../shell/router.js';
import { ButtonLink } from '../shell/ui/button.js';
import { Page } from '../shell/ui/page.js';
import { type Found, findTeaching, lessonPath } from './find.js';
import { NotThere } from './not-there.js';
import { prepareLessons } from './practice.js';
import { progress } from './progress.js';
import type { Course } from './teaching.js';
import { learnTexts } from './texts.js';
import { useFound } from './use-found.js';
import { LearnerMouse } from './wear.js';

/** Everything that a game is learnt by, and how far one came. */
export function CoursesPage({ route }: { readonly route: Route }) {
  const id = route.page === 'learn' ? route.game : '';
  const sought = useFound(() => findTeaching(id), id);
  if (sought.kind !== 'found') return <NotThere sought={sought} />;
  return <Courses {...sought.found} />;
}

function Courses({ game, teaching }: Found) {
  const { title, lead, rulebook } = learnTexts();
  useEffect(() => {
    (globalThis.requestIdleCallback ?? setTimeout)(() => prepareLessons(game.id, teaching));
  }, [game.id]);
  return (
    <Page
      title={title(game.name())}
      lead={
        <span class="learn-lead">
          <LearnerMouse />
          <span>{lead}</span>
        </span>
      }
    >
      {teaching.courses.map((course) => (
        <CourseList key={course.id} game={game.id} course={course} isOnly={teaching.courses.length === 1} />
      ))}
      <p>
        <a href={`/rules/${game.id}`}>{rulebook}</a>
      </p>
    </Page>
  );
}

type CourseProps = { readonly game: string; readonly course: Course; readonly isOnly: boolean };

function CourseList({ game, course, isOnly }: CourseProps) {
  const texts = learnTexts();
  const isDone = (id: string): boolean => progress.value.done.includes(`${game}_${id}`);
  const next = course.lessons.find(({ id }) => !isDone(id)) ?? course.lessons[0];
  const isBegun = course.lessons.some(({ id }) => isDone(id)) || progress.value.left !== null;
  return (
    <section class="panel stack" aria-labelledby={`course-${course.id}`}>
      <div class="course-head">
        <h2 id={`course-${course.id}`}>{isOnly ? texts.lessons : course.title[language.value]}</h2>
        <ButtonLink
          class="primary"
          icon="play"
          words={isBegun ? texts.goOn : texts.begin}
          href={lessonPath(game, next)}
        />
      </div>
      <ol class="lessons">
        {course.lessons.map((lesson, i) => (
          <li key={lesson.id}>
            <a
              class="lesson-link"
              href={lessonPath(game, lesson)}
              data-done={isDone(lesson.id) ? '' : undefined}
            >
              <span class="lesson-number" aria-hidden="true">
                {isDone(lesson.id) ? <Icon name="check" /> : i + 1}
              </span>
              <span>{lesson.texts[language.value].title}</span>
              {isDone(lesson.id) ? <span class="sr-only">, {texts.done}</span> : null}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
