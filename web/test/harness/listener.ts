import type { Page } from 'playwright-core';

/** What a screen reader gets: roles and names, and nothing else of the page. */
export class Listener {
  readonly #page: Page;
  #heard: readonly string[] = [];

  constructor(page: Page) {
    this.#page = page;
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

  says(words: string): boolean {
    return this.#heard.some((line) => line.includes(words));
  }

  /** Presses a button by its name and hears what came of it. */
  async press(name: string): Promise<void> {
    const button = this.#page.getByRole('button', { name, exact: true }).last();
    // what is asked meanwhile lies before everything else: then listen again
    await button.click({ timeout: 3000 }).catch(() => null);
    await this.listen();
  }

  /** Listens until something is said. */
  async until(sounds: () => boolean, what: string): Promise<void> {
    for (let i = 0; i < 200; i++) {
      await this.listen();
      if (sounds()) return;
    }
    throw new Error(`nobody said ${what}:\n${this.#heard.join('\n')}`);
  }
}
