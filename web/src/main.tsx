import './styles/theme.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/panels.css';
import { render } from 'preact';
import { provideGames } from './games/games.js';
import { GAMES } from './games/registry.js';
import { App, startPages } from './shell/app.js';
import { startOffline } from './shell/offline.js';
import { hasLearnt } from './shell/remembered.js';
import { startRouter } from './shell/router.js';
import { startSettings } from './shell/settings.js';

const app = document.getElementById('app');
if (app !== null) {
  provideGames(GAMES);
  startRouter();
  await startSettings();
  startPages();
  render(<App />, app);
  void startOffline();
  // what somebody has earned on this device
  if (hasLearnt()) void import('./learn/wear.js');
}
