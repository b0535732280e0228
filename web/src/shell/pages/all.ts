import type { ComponentType } from 'preact';
import type { ApartPageName, OnlinePageName, PageName, Route } from '../router.js';
import About from './about.js';
import Boxes from './boxes.js';
import Continue from './continue.js';
import Gallery from './gallery.js';
import Learn from './learn.js';
import NewGame from './new-game.js';
import NotFound from './not-found.js';
import Open from './open.js';
import Rules from './rules.js';
import Settings from './settings.js';

/** Every page but the first one and those with a castle. */
export const PAGES: Readonly<
  Record<Exclude<PageName, OnlinePageName | ApartPageName>, ComponentType<{ route: Route }>>
> = {
  box: Boxes,
  boxes: Boxes,
  continue: Continue,
  gallery: Gallery,
  learn: Learn,
  lesson: Learn,
  new: NewGame,
  rulebook: Learn,
  rules: Rules,
  settings: Settings,
  about: About,
  open: Open,
  'not-found': NotFound,
};
