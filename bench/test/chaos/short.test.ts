import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../dist/chaos.js', import.meta.url));

/** Runs `npm run chaos` as it is built, for a short time. */
function chaos(...args: readonly string[]): Promise<{ readonly code: number | null; readonly text: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const note = (data: Buffer): void => {
    text += data.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })));
}

describe('chaos, the short form', () => {
  it.concurrent('a node on SQLite that is killed under load loses nothing', async () => {
    const { code, text } = await chaos(
      '--store',
      'sqlite',
      '--seed',
      'short',
      '--tables',
      '3',
      '--faults',
      '1',
      '--only',
      'node killed',
    );
    expect(text).toContain('1 of 1 seeds with nothing lost');
    expect(code).toBe(0);
  });

  it.concurrent('one that acknowledges before it commits is found out', async () => {
    const args = [
      '--store',
      'sqlite',
      '--seed',
      'short',
      '--tables',
      '3',
      '--faults',
      '2',
      '--only',
      'node killed',
    ];
    const { code, text } = await chaos(...args, '--plant', 'acknowledge-early');
    expect(text).toContain('the log has');
    expect(code).toBe(1);
  });
});
