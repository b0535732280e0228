import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';

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

const SHORT = ['--seed', 'short', '--tables', '2', '--faults', '2', '--only', 'killed', '--calm', '0'];

describe('chaos, the short form', () => {
  it.skipIf(!PostgresServer.isHere)(
    'three nodes lose nothing when one of them is killed under load, and then the database',
    async () => {
      const { code, text } = await chaos(...SHORT);
      expect(text).toContain('1 of 1 seeds with nothing lost');
      expect(text).toContain('node killed ...');
      expect(text).toContain('database killed ...');
      expect(code).toBe(0);
    },
  );

  it('a node that acknowledges before it commits is found out', async () => {
    const { code, text } = await chaos('--store', 'sqlite', ...SHORT, '--plant', 'acknowledge-early');
    expect(text).toContain('the log has');
    expect(code).toBe(1);
  });
});
