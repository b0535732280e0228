import { execFile, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Machine, Run, Say } from './need.js';

/** What apt says when somebody else is at work. */
const TAKEN = /Could not get lock|Unable to acquire the dpkg|dpkg\/lock|lists\/lock/;

/** Runs the commands of a way: tells at times that it still lasts, and waits where somebody else installs something. */
export function runner(name: string, machine: Machine, say: Say): Run {
  const { tell, retry, giveUp } = machine.pace;
  const began = performance.now();
  const passed = (): number => performance.now() - began;
  return async (command, ...args) => {
    for (let told = false; ; ) {
      let last = '';
      const telling = setInterval(
        () => say(`  ${name}: ${Math.round(passed() / 1000)} s so far${last && `; ${last.slice(0, 80)}`}`),
        tell,
      );
      const problem = await once(
        command,
        args,
        machine,
        Math.max(1, Math.round(giveUp - passed())),
        (line) => {
          last = line;
        },
      ).finally(() => clearInterval(telling));
      if (problem === null || !TAKEN.test(problem) || passed() > giveUp) return problem;
      if (!told) say(`  ${name}: another program is installing something; waiting for it`);
      told = true;
      await wait(retry);
    }
  };
}

/** Null if it went well; else what it said. */
function once(
  command: string,
  args: readonly string[],
  { env }: Machine,
  timeout: number,
  hear: (line: string) => void,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // nobody is there to be asked; complaints are looked through
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    const lines: string[] = [];
    const take = (data: Buffer): void => {
      for (const line of data.toString().split(/[\r\n]+/)) {
        if (line.trim() === '') continue;
        lines.push(line.trim());
        if (lines.length > 500) lines.shift();
        hear(line.trim());
      }
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (status, signal) => {
      if (status === 0) resolve(null);
      else resolve(gist(lines) || `it ended with ${signal ?? status}`);
    });
  });
}

/** What matters of what a command said: its complaints, each once, else its last words. */
function gist(lines: readonly string[]): string {
  const complaints = [...new Set(lines.filter((line) => /^(E|Error): /.test(line)))];
  return (complaints.length > 0 ? complaints.slice(0, 4) : lines.slice(-3)).join('\n');
}

/** Whether a program starts: null if it does, else what it said. */
export function trial(path: string, args: readonly string[], { env }: Machine): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(path, [...args], { env, timeout: 120_000 }, (error, _stdout, stderr) => {
      resolve(error === null ? null : (stderr.trim().split('\n').at(-1) ?? '') || error.message);
    });
  });
}
