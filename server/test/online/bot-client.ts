import { type FromBot, readToBot, type ToBot, type ToBotOf } from '@castellan/protocol';
import { WebSocket } from 'ws';

type Hope = { readonly fits: (message: ToBot) => boolean; readonly done: (message: ToBot) => void };

/** A program at a seat, over the socket itself, with everything that it was told. */
export class BotClient {
  readonly heard: ToBot[] = [];
  readonly raw: string[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  #hopes: Hope[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((done) => socket.on('close', done));
    socket.on('message', (data) => {
      const read = readToBot(data.toString());
      if (!read.ok) throw new Error(`${read.why}: ${data}`);
      this.raw.push(data.toString());
      this.heard.push(read.message);
      for (const hope of this.#hopes.filter(({ fits }) => fits(read.message))) hope.done(read.message);
      this.#hopes = this.#hopes.filter(({ fits }) => !fits(read.message));
    });
  }

  static async call(port: number, key: string): Promise<BotClient> {
    const headers = { authorization: `Bearer ${key}` };
    const client = new BotClient(new WebSocket(`ws://127.0.0.1:${port}/bot`, { headers }));
    await new Promise((resolve, reject) => client.socket.once('open', resolve).once('error', reject));
    return client;
  }

  next<T extends ToBot['type']>(type: T): Promise<ToBotOf<T>> {
    return new Promise((done) => {
      this.#hopes.push({ fits: (message) => message.type === type, done: done as Hope['done'] });
    });
  }

  tell(message: FromBot): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Says something, and hears what comes of it. */
  async ask<T extends ToBot['type']>(message: FromBot | string, type: T): Promise<ToBotOf<T>> {
    const answer = this.next(type);
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return answer;
  }

  /** Answers every turn by what `pick` says, until the game is over. */
  async play(pick: (turn: ToBotOf<'turn'>) => string): Promise<ToBotOf<'over'>> {
    const over = this.next('over');
    const answer = (turn: ToBotOf<'turn'>): void => {
      void this.next('turn').then(answer);
      this.tell({ type: 'move', version: turn.version, move: pick(turn) });
    };
    const last = this.heard.findLast((message) => message.type !== 'refused');
    if (last?.type === 'turn') answer(last);
    else void this.next('turn').then(answer);
    return over;
  }

  hangUp(): void {
    this.socket.terminate();
  }
}
