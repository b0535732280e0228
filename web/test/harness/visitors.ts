import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Kind, launch } from './launch.js';
import { type Served, serve } from './serve.js';

export type Settings = Readonly<Record<string, string | boolean | number>>;

/**
 * Nothing moves, nothing sounds, nothing is explained and dice fall by themselves, so that tests wait for nothing but the
 * page; where something is to move, bots take no longer than people.
 */
export const CALM: Settings = {
  speed: 'instant',
  sound: false,
  dice: 'itself',
  botPace: 'brisk',
  knowsGlow: true,
};

export type Visit = BrowserContextOptions & {
  readonly settings?: Settings;
  /** Console errors that belong to what is tested. */
  readonly expected?: RegExp;
};

/**
 * For those who come to see what a service worker does. Nobody else has one: it fetches the whole page for later, once
 * for each visitor, and that is a fifth of the work of a test.
 */
export const WITH_SERVICE_WORKER = { serviceWorkers: 'allow' } as const;

/** The same for those whose network goes: some browsers do not tell their pages, which ask the server and get no answer. */
export const GOING_OFFLINE = {
  ...WITH_SERVICE_WORKER,
  expected: /ERR_INTERNET_DISCONNECTED.*healthz/,
} as const;

/** Not kept with the sources. */
export const PICTURES = '.cache/screenshots';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1280, height: 800 };

/**
 * One server and one browser for a file of tests; every visitor has storage of their own. A test fails if a visitor's
 * page reports an error or asks anybody but its own server.
 */
export class Visitors {
  readonly #start: (port?: string) => Promise<Served>;
  readonly #kind: Kind | undefined;
  #browser: Browser | null = null;
  #served: Served | null = null;
  #contexts: BrowserContext[] = [];
  #problems: string[] = [];

  constructor(start: (port?: string) => Promise<Served>, kind?: Kind) {
    this.#start = start;
    this.#kind = kind;
  }

  async open(): Promise<void> {
    [this.#served, this.#browser] = await Promise.all([this.#start(), launch(this.#kind)]);
  }

  /** The server is killed in the middle of everything; gives back how to start it again in the same place. */
  async kill(): Promise<() => Promise<void>> {
    const { port } = new URL(this.origin);
    await this.#served?.kill();
    return async () => {
      this.#served = await this.#start(port);
    };
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#served?.close();
  }

  get origin(): string {
    return this.#served?.origin ?? '';
  }

  /** The same server by a name: passkeys belong to names. */
  get named(): string {
    return this.origin.replace('127.0.0.1', 'localhost');
  }

  /** The same server by the name of a machine in the house: over plain http browsers hold back much of what they can. */
  get plain(): string {
    return this.origin.replace('127.0.0.1', 'castle.test');
  }

  /** Somebody comes with an empty browser. */
  async come({ settings = {}, expected, ...options }: Visit = {}): Promise<Page> {
    if (this.#browser === null) throw new Error('there is no browser');
    const context = await this.#browser.newContext({
      baseURL: this.origin,
      locale: 'en-GB',
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    this.#contexts.push(context);
    context.setDefaultTimeout(30_000);
    this.#watch(context, expected);
    await context.addInitScript(
      (text) => {
        // the empty page before the first address has no storage
        if (location.protocol === 'http:') localStorage['castellan.settings'] ??= text;
      },
      JSON.stringify({ ...CALM, ...settings }),
    );
    return context.newPage();
  }

  #watch(context: BrowserContext, expected: RegExp | undefined): void {
    const note = (problem: string): void => {
      if (expected?.test(problem) !== true) this.#problems.push(problem);
    };
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(`error: ${error.error().stack}`));
    context.on('request', (request) => {
      const url = request.url();
      if (!this.#isOurs(url)) note(`a request to ${url}`);
    });
  }

  #isOurs(url: string): boolean {
    return (
      /^(data|blob):/.test(url) || [this.origin, this.named, this.plain].some((ours) => url.startsWith(ours))
    );
  }

  /** What everybody sees now, to be looked at later. */
  async picture(name: string): Promise<void> {
    const pages = this.#contexts.flatMap((context) => context.pages());
    for (const [i, page] of pages.entries()) await page.screenshot({ path: `${PICTURES}/${name}-${i}.png` });
  }

  /** Everybody leaves; what went wrong meanwhile is told. */
  async leave(): Promise<void> {
    const contexts = this.#contexts;
    const problems = this.#problems;
    this.#contexts = [];
    this.#problems = [];
    await Promise.all(contexts.map((context) => context.close()));
    if (problems.length > 0) throw new Error(`the page is not well:\n${problems.join('\n')}`);
  }
}

/** Visitors for all tests of a file; the server keeps what it has in memory, or in this folder. */
export function visitors(data = 'memory', kind?: Kind): Visitors {
  return visitorsOf((port = '0') => serve({ port, data }), kind);
}

/** The same at a server that is started in another way. */
export function visitorsOf(start: (port?: string) => Promise<Served>, kind?: Kind): Visitors {
  const all = new Visitors(start, kind);
  beforeAll(() => all.open());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await all.picture(`failed-${task.name.replaceAll(/\W+/g, '-')}`);
    await all.leave();
  });
  afterAll(() => all.close());
  return all;
}
