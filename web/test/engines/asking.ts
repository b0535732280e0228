import type { Driver } from './driver.js';

/** What is waited for comes in this time, or not at all. */
const PATIENCE = 30_000;

/** Something to be done in the page: a function that uses nothing from around it, or the text of one. */
export type Work = ((...args: never[]) => unknown) | string;

/** What somebody waits for: `yes` when it has come, and until then why not. */
type Came<T> = { readonly yes?: T; readonly no?: string };

export function callOf(work: Work, args: readonly unknown[]): string {
  return `(${work})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join()})`;
}

/** Questions to the page that a window shows. */
export class Asking {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async run<T>(work: Work, ...args: readonly unknown[]): Promise<T> {
    const text = await this.driver.run(`async () => JSON.stringify({ value: await ${callOf(work, args)} })`);
    return (JSON.parse(text) as { value: T }).value;
  }

  /** Asks until the answer is something; a page that comes instead of the one that was asked is asked anew. */
  async until<T>(what: string, ask: Work, timeout = PATIENCE): Promise<T> {
    const deadline = Date.now() + timeout;
    const oneQuestion = `async () => {
      for (const end = Date.now() + 500; ; ) {
        const came = await (${ask})();
        if (came.yes || Date.now() > end) return came;
        await new Promise((next) => setTimeout(next, 10));
      }
    }`;
    let last = '';
    while (Date.now() < deadline)
      try {
        const { yes, no } = await this.run<Came<T>>(oneQuestion);
        if (yes) return yes;
        last = no ?? '';
      } catch (error) {
        last = String(error);
        // it will not become fewer by waiting
        if (last.includes(AMBIGUOUS)) break;
        await new Promise((later) => setTimeout(later, 30));
      }
    const where = await this.run(() => location.href).catch(() => 'a page that is gone');
    throw new Error(`${what}: waited in vain at ${where}. ${last}`);
  }
}

/** As the finder says it. */
const AMBIGUOUS = 'things are meant by';
