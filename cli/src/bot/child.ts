import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** So long a program may take to end by itself when there is nothing more to read. */
const FAREWELL = 5000;

/** The program that plays: lines in, lines out. */
export class Child {
  readonly #process: ChildProcess;
  /** Why it is gone, in words. */
  readonly gone: Promise<string>;

  constructor(program: string, args: readonly string[], hear: (line: string) => void) {
    this.#process = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = this.#process;
    // a program that ends early reads no more; that it is gone is told below
    stdin?.on('error', () => {});
    if (stdout !== null) createInterface({ input: stdout }).on('line', hear);
    this.gone = new Promise((resolve) => {
      this.#process.on('error', (error) => resolve(`${program} cannot be started: ${error.message}`));
      this.#process.on('close', (code, signal) =>
        resolve(
          `${program} ended before the game was over, ${signal === null ? `with code ${code}` : `by ${signal}`}`,
        ),
      );
    });
  }

  tell(line: string): void {
    if (this.#process.stdin?.writable === true) this.#process.stdin.write(`${line}\n`);
  }

  /** Nothing more is coming; whoever does not take the hint is ended. */
  async dismiss(): Promise<void> {
    this.#process.stdin?.end();
    const impatient = setTimeout(() => this.#process.kill('SIGKILL'), FAREWELL);
    await this.gone;
    clearTimeout(impatient);
  }
}
