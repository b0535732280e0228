import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { closed } from '../../chaos/setting/children.js';
import { CastellanMatch } from '../../server/load/castellan.js';
import { runFlatOut, type Stretch } from '../../server/load/driver.js';

const HERE = fileURLToPath(import.meta.url);
const SETUP = { seats: 2, clock: { kind: 'none' }, sizes: null } as const;

type Order =
  | { readonly type: 'open'; readonly port: number; readonly matches: number; readonly first: number }
  | { readonly type: 'flat-out'; readonly milliseconds: number };
type Answer = { readonly stretch?: Stretch; readonly problem?: string };

/** The role of a process: plays at one node, each table's next move as soon as the last has arrived. */
export function serveLoad(): void {
  const matches: CastellanMatch[] = [];
  const carryOut = async (order: Order): Promise<Answer> => {
    if (order.type === 'flat-out') return { stretch: await runFlatOut(matches, order.milliseconds) };
    for (let i = 0; i < order.matches; i++)
      matches.push(await CastellanMatch.open(order.port, order.first + i, SETUP));
    return {};
  };
  process.on('message', (order: Order) => {
    carryOut(order).then(
      (answer) => process.send?.(answer),
      (error: unknown) => process.send?.({ problem: String(error) } satisfies Answer),
    );
  });
}

/** Those who play, seen from outside. */
export class LoadProcess {
  readonly #process: ChildProcess = fork(HERE, ['load'], { env: { ...process.env, NODE_ENV: 'production' } });

  constructor() {
    closed.add(this.#process);
  }

  async open(port: number, matches: number, first: number): Promise<void> {
    await this.#ask({ type: 'open', port, matches, first });
  }

  async flatOut(milliseconds: number): Promise<Stretch> {
    const { stretch } = await this.#ask({ type: 'flat-out', milliseconds });
    if (stretch === undefined) throw new Error('the load said nothing');
    return stretch;
  }

  stop(): void {
    this.#process.kill('SIGKILL');
    closed.delete(this.#process);
  }

  #ask(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const failed = (code: number | null): void => reject(new Error(`the load ended with ${code}`));
      this.#process.once('exit', failed);
      this.#process.once('message', (answer: Answer) => {
        this.#process.off('exit', failed);
        if (answer.problem === undefined) resolve(answer);
        else reject(new Error(answer.problem));
      });
      this.#process.send(order);
    });
  }
}
