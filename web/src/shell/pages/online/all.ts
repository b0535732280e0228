import '../../../styles/pages/online.css';
import '../../../styles/pages/saved.css';
import type { ComponentType } from 'preact';
import type { OnlinePageName, Route } from '../../router.js';
import Account from './account.js';
import Find from './find.js';
import Game from './game.js';
import Leaderboard from './leaderboard.js';
import Lobby from './lobby.js';

export const ONLINE_PAGES: Readonly<Record<OnlinePageName, ComponentType<{ route: Route }>>> = {
  account: Account,
  find: Find,
  game: Game,
  leaderboard: Leaderboard,
  lobby: Lobby,
};
