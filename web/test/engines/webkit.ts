import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../../../tools/src/needs/ensure.js';
import { DISPLAY, WEBKIT } from '../../../tools/src/needs/list.js';
import type { Driver, Engine } from './driver.js';

/** How to start WebKit; null where it or a display for it is missing. */
export function webKit(): (() => Promise<Engine>) | null {
  const [driver, display] = [pathOf(WEBKIT), pathOf(DISPLAY)];
  return driver === null || display === null ? null : () => startWebKit(driver, display);
}

/** Its WebDriver on a display of its own; each visitor is a browser of its own. */
async function startWebKit(driver: string, display: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'castellan-webkit-'));
  const screen = await startDisplay(display);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    LANGUAGE: 'en_GB',
    // it is the display that would be used otherwise
    WAYLAND_DISPLAY: '',
    GSETTINGS_BACKEND: 'memory',
    // root has no namespaces of its own in a container
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const service = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  process.once('exit', () => [service, screen.process].map((each) => each.kill()));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, service);
  return {
    visit: () => session(origin),
    close: async () => {
      await ended(service);
      await ended(screen.process);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startDisplay(
  display: string,
): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const started = spawn(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((found, fail) => {
    started.stdio[3]?.once('data', (text) => found(String(text).trim()));
    started.once('error', fail);
    started.once('exit', (code) => fail(new Error(`the virtual display ended with ${code}`)));
  });
  return { name: `:${number}`, process: started };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilReady(origin: string, service: ChildProcess): Promise<void> {
  while (service.exitCode === null) {
    const answer = await fetch(`${origin}/status`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`WebKitWebDriver ended with ${service.exitCode}`);
}

async function ended(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null) return;
  const gone = new Promise((done) => started.once('exit', done));
  started.kill();
  await gone;
}

type Json = Readonly<Record<string, unknown>>;

/** One browser, by WebDriver as it has been for long: https://www.w3.org/TR/webdriver2/ */
async function session(origin: string): Promise<Driver> {
  const ask = async (method: 'POST' | 'GET' | 'DELETE', path: string, body?: Json): Promise<unknown> => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
  const opened = await ask('POST', '/session', { capabilities: {} });
  const here = `/session/${(opened as { sessionId: string }).sessionId}`;
  await ask('POST', `${here}/window/rect`, { x: 0, y: 0, width: 1320, height: 940 });
  return {
    problems: [],
    goto: async (url) => {
      await ask('POST', `${here}/url`, { url });
    },
    run: async (source) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await ask('POST', `${here}/execute/async`, { script, args: [] });
      const { value, error } = answer as { value?: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return String(value);
    },
    perform: async (actions) => {
      await ask('POST', `${here}/actions`, { actions });
    },
    screenshot: async () => Buffer.from(String(await ask('GET', `${here}/screenshot`)), 'base64'),
    close: async () => {
      await ask('DELETE', here);
    },
  };
}
