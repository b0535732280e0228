import './learn.css';
import type { ComponentType } from 'preact';
import type { Route } from '../shell/router.js';
import { CoursesPage } from './courses-page.js';
import { LessonPage } from './lesson-page.js';
import { RulebookPage } from './rulebook-page.js';

/** Pages to learn a game by; they come together, and only to those who ask for them. */
export const LEARN_PAGES: Readonly<Record<'learn' | 'lesson' | 'rulebook', ComponentType<{ route: Route }>>> =
  {
    learn: CoursesPage,
    lesson: LessonPage,
    rulebook: RulebookPage,
  };
