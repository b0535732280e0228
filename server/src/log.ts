import type { Config } from './config.js';

/** What happened to the server, one line each. No names, no addresses of people, nothing that they wrote. */
export class ServerLog {
  readonly #how: Config['log'];
  readonly #write: (text: string) => void;

  constructor(how: Config['log'], write = (text: string): void => void process.stderr.write(text)) {
    this.#how = how;
    this.#write = write;
  }

  note(what: string, more: Readonly<Record<string, string | number>> = {}): void {
    this.#line('info', what, more);
  }

  /** Something that nobody outside is to blame for. */
  complain(what: string, error: unknown): void {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#line('error', what, { error: cause });
  }

  #line(level: string, what: string, more: Readonly<Record<string, string | number>>): void {
    if (this.#how === 'off') return;
    const time = new Date().toISOString();
    if (this.#how === 'json') this.#write(`${JSON.stringify({ time, level, what, ...more })}\n`);
    else {
      const rest = Object.entries(more).map(([name, value]) => ` ${name}=${value}`);
      this.#write(`${time} ${level === 'error' ? 'ERROR ' : ''}${what}${rest.join('')}\n`);
    }
  }
}
