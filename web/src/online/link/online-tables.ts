import type { ToClient } from '@castellan/protocol';
import { TableError } from '../../tables/problem.js';
import type {
  Asks,
  OnlineStatus,
  PageMessage,
  Question,
  WorkerMessage,
} from '../../tables/worker-messages.js';
import { api } from '../api.js';
import { Link, type LinkOutside, type Socket } from './link.js';
import { LobbyList } from './lobby-list.js';
import { isTold, RemoteTable } from './remote-table.js';
import type { Timing } from './timing.js';

/** A line may say which table it is for: of several machines behind a proxy one has that table in memory. */
type Way = Pick<LinkOutside, 'greet'> & { readonly open: (table?: string) => Socket };

/** The server that the page comes from. */
const OUR_SERVER: Way = {
  open: (table) =>
    new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket${table ? `?table=${table}` : ''}`),
  greet,
};

type Answer = Asks[PageMessage['ask']]['answer'];

/** All tables on the server that this page is at, over one line. Fetched when somebody wants to play online. */
export class OnlineTables {
  readonly #post: (message: WorkerMessage) => void;
  readonly #link: Link;
  readonly #tables = new Map<string, RemoteTable>();
  readonly #lobby = new LobbyList();
  #me: string | null = null;
  #stands: (() => void)[] = [];

  constructor(post: (message: WorkerMessage) => void, way: Way = OUR_SERVER, timing?: Timing) {
    this.#post = post;
    const outside = {
      ...way,
      open: () => way.open([...this.#tables.keys()].at(-1)),
      status: (status: OnlineStatus) => this.#changed(status),
      opened: () => this.#opened(),
      heard: (message: ToClient) => this.#heard(message),
    };
    this.#link = new Link(outside, timing);
  }

  async answer(message: PageMessage): Promise<Answer> {
    switch (message.ask) {
      case 'connect':
        return this.#connect(message.anew);
      case 'wake':
        this.#link.wake();
        return null;
      case 'online':
        return this.#link.ask(withChanges(message.message));
      case 'visit':
        return this.#visit(message.table);
      case 'leave':
        return this.#leave(message.table);
      case 'play':
        return { version: await this.#at(message.table).play(message.request) };
      case 'sheet':
        this.#tables.get(message.table)?.draw(message.seat, message.sheet);
        return null;
      case 'hint':
      case 'why':
        return this.#at(message.table).advise(message.ask, message.seat);
      case 'record':
        return { text: await recordOf(message.table), over: true };
      case 'shown':
        this.#tables.get(message.table)?.shown(message.version);
        return null;
      default:
        throw new TableError({ kind: 'no-such-table' });
    }
  }

  async #connect(anew: boolean): Promise<null> {
    if (anew) this.#link.restart();
    this.#link.start();
    if (!this.#link.isOn) await new Promise<void>((stands) => this.#stands.push(stands));
    return null;
  }

  #changed(status: OnlineStatus): void {
    this.#post({ type: 'online', status });
    // nobody waits before a door that stays shut: whatever they ask for is refused
    if (status === 'shut') for (const stands of this.#stands.splice(0)) stands();
  }

  #visit(id: string): Promise<Answer> {
    this.#link.start();
    const table = new RemoteTable(id, { link: this.#link, post: this.#post, me: () => this.#me });
    this.#tables.get(id)?.leave();
    this.#tables.set(id, table);
    return table.visit();
  }

  #leave(id: string): null {
    const table = this.#tables.get(id);
    if (table === undefined) return null;
    table.leave();
    this.#tables.delete(id);
    this.#link.ask({ type: 'leave', table: id }).catch(() => null);
    return null;
  }

  #at(id: string): RemoteTable {
    const table = this.#tables.get(id);
    if (table === undefined) throw new TableError({ kind: 'no-such-table' });
    return table;
  }

  #opened(): void {
    for (const stands of this.#stands.splice(0)) stands();
    for (const table of this.#tables.values()) void table.comeBack().catch(console.error);
  }

  #heard(message: ToClient): void {
    if (message.type === 'welcome') this.#me = message.me?.id ?? null;
    const id =
      message.type === 'table' ? message.state.table : 'table' in message ? message.table : undefined;
    const table = id === undefined ? undefined : this.#tables.get(id);
    if (table !== undefined && isTold(message)) table.hear(message);
    if (message.type === 'error' && message.problem.kind === 'too-fast' && id === undefined) {
      const again = (): void => {
        for (const one of this.#tables.values()) one.sendAgain();
      };
      setTimeout(again, message.problem.retryAfter ?? 1000);
    }
    // moves and ink are the table's own affair
    if (!/^(step|full|ink)$/.test(message.type))
      this.#post({ type: 'heard', message: this.#lobby.take(message) });
  }
}

/** The page is shown all of the lobby; over the line comes what changes. */
function withChanges(question: Question): Question {
  return question.type === 'lobby' ? { ...question, changes: true } : question;
}

/** Whoever comes for the first time becomes somebody; any answer at all means that the server is there. */
async function greet(): Promise<void> {
  await api('POST', '/api/hello').catch((error: unknown) => {
    if (error instanceof TableError && /^(unreachable|not-admitted|banned)$/.test(error.problem.kind))
      throw error;
  });
}

async function recordOf(table: string): Promise<string> {
  return (await api<{ record: string }>('GET', `/api/games/${table}`)).record;
}
