import './styles/theme.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/panels.css';
import { render } from 'preact';
import { App, startPages } from './shell/app.js';
import { startOffline } from './shell/offline.js';
import { startRouter } from './shell/router.js';
import { startSettings } from './shell/settings.js';
import { provideTables } from './shell/tables-api.js';
import { workerTables } from './tables/api.js';

const app = document.getElementById('app');
if (app !== null) {
  provideTables(workerTables());
  startRouter();
  await startSettings();
  startPages();
  render(<App />, app);
  void startOffline();
}
