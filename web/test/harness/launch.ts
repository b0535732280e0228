import { type Browser, chromium } from 'playwright-core';
import { pathOf } from '../../../tools/src/needs/ensure.js';
import { CHROMIUM, CHROMIUM_SHELL } from '../../../tools/src/needs/list.js';

/**
 * Left out of the browser. The list of Playwright comes first, for a second one takes its place. The last three are
 * pages that a new window makes for its address bar, which nobody sees here: a second of work for each visitor.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AimEnabled',
  'PreconnectToSearch',
  'Translate',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/**
 * Every page that is loaded gets a new process otherwise, and each process costs as much as what a page does in it.
 * Visitors still have one each: what one does keeps no other from going on.
 */
const FEW_PROCESSES = [
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

/** The shell is the engine alone, which is quicker; notifications and measurements want all of Chromium. */
export type Kind = 'shell' | 'whole';

/**
 * A real Chromium without a window that talks to nobody but the page's own server. It was looked for and fetched before
 * the first test (tools/src/needs/): files that start at the same time would be in each other's way.
 */
export async function launch(kind: Kind = 'shell'): Promise<Browser> {
  const executablePath = (kind === 'shell' ? pathOf(CHROMIUM_SHELL) : null) ?? pathOf(CHROMIUM);
  if (executablePath === null) throw new Error(`${CHROMIUM.variable} does not say where ${CHROMIUM.name} is`);
  return chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      ...(kind === 'shell' ? FEW_PROCESSES : []),
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${WITHOUT.join()}`,
      // a name that is no localhost: to a browser a server of the house, without https
      '--host-resolver-rules=MAP castle.test 127.0.0.1',
    ],
  });
}
