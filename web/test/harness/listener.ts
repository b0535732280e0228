import type { Page } from 'playwright-core';

/** Milliseconds after which what was not said will not be said, on any machine. */
const PATIENCE = 30_000;

/** After so many milliseconds it is worth a look whether something has come between. */
const INTERRUPTED = 5000;

/** What a screen reader gets: roles and names, and nothing else of the page. */
export class Listener {
  readonly #page: Page;
  #heard: readonly string[];

  constructor(page: Page, heard: readonly string[] = []) {
    this.#page = page;
    this.#heard = heard;
  }

  async listen(): Promise<void> {
    this.#heard = (await this.#page.locator('body').ariaSnapshot()).split('\n');
  }

  /** Names of what has a role and can be used. */
  names(role: string, name: RegExp): string[] {
    return this.#heard.flatMap((line) => {
      const [, found, text] = /^\s*- '?([a-z]+) "((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
      return found === role && name.test(text) && !line.includes('[disabled]') ? [text] : [];
    });
  }

  /** The same, within something that has a role and a name: a group, a dialog. */
  namesWithin(role: string, name: string, inner: string): string[] {
    const from = this.#heard.findIndex((line) => line.trim().startsWith(`- ${role} "${name}"`));
    if (from < 0) return [];
    const depth = (line: string): number => line.search(/\S/);
    const rest = this.#heard.slice(from + 1);
    const end = rest.findIndex((line) => depth(line) <= depth(this.#heard[from]));
    return new Listener(this.#page, end < 0 ? rest : rest.slice(0, end)).names(inner, /./);
  }

  /** Everything that can be heard now. */
  all(): string {
    return this.#heard.join('\n');
  }

  says(words: string): boolean {
    return this.#heard.some((line) => line.includes(words));
  }

  /** Presses a button by its name and hears what came of it, when the board says that it is not busy any more. */
  async press(name: string): Promise<void> {
    const button = this.#page.getByRole('button', { name, exact: true }).last();
    await button.click({ timeout: INTERRUPTED }).catch(async () => {
      // the end of a game may be told, or something asked, while a hand is on its way: that is heard instead
      if (!(await this.#page.locator('dialog[open]').isVisible())) await button.click();
    });
    await this.#page.waitForFunction(() => {
      // what is asked lies before everything else, as soon as it is open
      const question = document.querySelector('dialog');
      return question?.open ?? document.querySelector('fieldset[aria-busy=true]') === null;
    });
    await this.listen();
  }

  /** Listens until something is said. */
  async until(sounds: () => boolean, what: string): Promise<void> {
    for (const patience = Date.now() + PATIENCE; Date.now() < patience; ) {
      await this.listen();
      if (sounds()) return;
    }
    throw new Error(`nobody said ${what}:\n${this.#heard.join('\n')}`);
  }
}
