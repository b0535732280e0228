import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { pathOf } from '../../../tools/src/needs/ensure.js';
import { FIREFOX } from '../../../tools/src/needs/list.js';
import type { Driver, Engine } from './driver.js';

/** A Firefox that asks nobody anything, does not move what need not move, and speaks English. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'ui.prefersReducedMotion': 1,
};

type Answer = Readonly<Record<string, unknown>>;
type Message = {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Answer;
};

/** The line to the browser, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { done: (answer: Answer) => void; fail: (error: Error) => void }>();
  readonly #hear: (method: string, params: Answer) => void;
  #sent = 0;

  private constructor(socket: WebSocket, hear: (method: string, params: Answer) => void) {
    this.#socket = socket;
    this.#hear = hear;
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as Message));
    socket.on('close', () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('Firefox is gone'));
    });
  }

  static async to(url: string, hear: (method: string, params: Answer) => void): Promise<Line> {
    const socket = new WebSocket(url);
    await new Promise((open, fail) => socket.once('open', open).once('error', fail));
    return new Line(socket, hear);
  }

  send(method: string, params: Answer = {}): Promise<Answer> {
    const id = ++this.#sent;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, fail) => this.#waiting.set(id, { done, fail }));
  }

  #take({ id, result, error, message, method, params }: Message): void {
    if (id === undefined) this.#hear(method ?? '', params ?? {});
    else if (result !== undefined) this.#waiting.get(id)?.done(result);
    else this.#waiting.get(id)?.fail(new Error(`${error}: ${message}`));
    if (id !== undefined) this.#waiting.delete(id);
  }

  close(): void {
    this.#socket.close();
  }
}

/** How to start a Firefox without a window; null where there is none. */
export function firefox(): (() => Promise<Engine>) | null {
  const path = pathOf(FIREFOX);
  return path === null ? null : () => startFirefox(path);
}

async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'castellan-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const started = spawn(path, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  process.once('exit', () => started.kill());
  const problems = new Map<string, string[]>();
  const line = await Line.to(`${await address(started)}/session`, (method, params) => {
    if (method === 'log.entryAdded' && params.level === 'error') {
      const { context } = params.source as { context?: string };
      // what a Worker says belongs to no window
      const lists = context === undefined ? [...problems.values()] : [problems.get(context)];
      for (const list of lists) list?.push(String(params.text));
    }
  });
  await line.send('session.new', { capabilities: {} });
  await line.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    visit: () => window(line, problems),
    close: async () => {
      await line.send('browser.close').catch(() => null);
      line.close();
      if (started.exitCode === null) await new Promise((done) => started.once('exit', done));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox says where it listens. */
function address(firefox: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    firefox.stderr?.on('data', (text) => {
      said += String(text);
      const told = /WebDriver BiDi listening on (\S+)/.exec(said);
      if (told !== null) found(told[1]);
    });
    firefox.once('error', fail);
    firefox.once('exit', () => fail(new Error(`Firefox ended: ${said}`)));
  });
}

async function window(line: Line, allProblems: Map<string, string[]>): Promise<Driver> {
  const { userContext } = await line.send('browser.createUserContext');
  const { context } = await line.send('browsingContext.create', { type: 'tab', userContext });
  const viewport = { width: 1280, height: 800 };
  await line.send('browsingContext.setViewport', { context, viewport });
  const problems: string[] = [];
  allProblems.set(String(context), problems);
  return {
    problems,
    goto: async (url) => {
      await line.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (source) => {
      const answer = await line.send('script.callFunction', {
        functionDeclaration: source,
        awaitPromise: true,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error((answer.exceptionDetails as { text: string }).text);
      return String((answer.result as { value?: unknown }).value);
    },
    perform: async (actions) => {
      await line.send('input.performActions', { context, actions });
    },
    screenshot: async () => {
      const { data } = await line.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      await line.send('browser.removeUserContext', { userContext });
    },
  };
}
