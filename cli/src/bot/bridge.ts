import { setTimeout as wait } from 'node:timers/promises';
import { readToBot, type ToBotOf } from '@castellan/protocol';
import { Child } from './child.js';
import { BotConnection, type ConnectionEnd } from './connection.js';

export type BridgeConfig = {
  readonly url: URL;
  readonly key: string;
  readonly program: string;
  readonly args: readonly string[];
  /** So many milliseconds without a line are borne. */
  readonly patience: number;
  say(words: string): void;
};

export type End =
  | { readonly kind: 'over'; readonly outcome: ToBotOf<'over'>['outcome'] }
  | { readonly kind: 'bad-key' }
  | { readonly kind: 'failed'; readonly why: string };

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** Closed by the server for good: signed out or seat lost, and too much said. */
const FOR_GOOD: readonly number[] = [4001, 4008];

/** Carries lines between a server and a program. When the connection is lost it reconnects, with backoff. */
export class Bridge {
  readonly #config: BridgeConfig;
  #connection: BotConnection | null = null;
  /** The program's greeting, which every new connection begins with. */
  #hello: string | null = null;
  #outcome: ToBotOf<'over'>['outcome'] | null = null;
  #bye = '';

  constructor(config: BridgeConfig) {
    this.#config = config;
  }

  async run(): Promise<End> {
    const { program, args } = this.#config;
    const child = new Child(program, args, (line) => this.#fromChild(line));
    // a program may well end at the news that the game is over
    const lost = child.gone.then((why) => this.#over() ?? ({ kind: 'failed', why } as const));
    const done = new AbortController();
    const end = await Promise.race([this.#stayConnected(child, done.signal), lost]);
    done.abort();
    await child.dismiss();
    return end;
  }

  #over(): End | null {
    return this.#outcome === null ? null : { kind: 'over', outcome: this.#outcome };
  }

  #fromChild(line: string): void {
    this.#hello ??= line;
    // what is said while nobody hears is lost; the server puts the same question again
    this.#connection?.send(line);
  }

  async #stayConnected(child: Child, done: AbortSignal): Promise<End> {
    const { url, key, patience, say } = this.#config;
    let lostAt: number | null = null;
    let pause = SHORTEST_WAIT;
    for (let first = true; ; first = false) {
      const ending = await BotConnection.last(url, key, done, {
        opened: (connection) => {
          if (!first) say('connected again');
          lostAt = null;
          pause = SHORTEST_WAIT;
          this.#connection = connection;
          if (this.#hello !== null) connection.send(this.#hello);
        },
        heard: (line) => this.#fromServer(line, child),
      });
      const wasOpen = this.#connection !== null;
      this.#connection = null;
      const end = this.#over() ?? this.#isFinal(ending, first && !wasOpen);
      if (end !== null) return end;
      lostAt ??= performance.now();
      if (performance.now() - lostAt >= patience)
        return { kind: 'failed', why: `the line is lost: ${inWords(ending)}` };
      if (wasOpen && !done.aborted) say(`the line is lost (${inWords(ending)}), trying again`);
      await wait(pause, undefined, { signal: done }).catch(() => {});
      if (done.aborted) return { kind: 'failed', why: 'called off' };
      pause = Math.min(LONGEST_WAIT, pause * 2);
    }
  }

  #fromServer(line: string, child: Child): void {
    const read = readToBot(line);
    if (read.ok && read.message.type === 'over') this.#outcome = read.message.outcome;
    if (read.ok && read.message.type === 'bye') this.#bye = read.message.problem.message;
    child.tell(line);
  }

  /** Whether there is no use in trying again. An address at which nobody has ever answered is taken for wrong. */
  #isFinal(ending: ConnectionEnd, neverOpen: boolean): End | null {
    if (ending.kind === 'refused' && ending.status === 401) return { kind: 'bad-key' };
    if (ending.kind === 'closed' && FOR_GOOD.includes(ending.code))
      return { kind: 'failed', why: `the server closed the line: ${this.#bye || ending.why}` };
    return neverOpen ? { kind: 'failed', why: `${this.#config.url.host}: ${inWords(ending)}` } : null;
  }
}

function inWords(ending: ConnectionEnd): string {
  if (ending.kind === 'refused') return `refused with status ${ending.status}`;
  if (ending.kind === 'unreachable') return ending.why;
  return ending.why === '' ? `closed with code ${ending.code}` : ending.why;
}
