import type { Route } from '../router.js';
import { Later } from '../ui/later.js';

/** Lessons come to those who ask for them. */
export default function Learn({ route }: { readonly route: Route }) {
  return <Later load={route.page === 'lesson' ? loadLesson : loadCourses} props={{ route }} />;
}

const loadCourses = async () => (await import('../../learn/pages.js')).LEARN_PAGES.learn;
const loadLesson = async () => (await import('../../learn/pages.js')).LEARN_PAGES.lesson;
