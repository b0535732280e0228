import type { ChildProcess } from 'node:child_process';

/** Whatever happens here, nobody is left behind. */
export const closed = new Set<Pick<ChildProcess, 'kill'>>();
process.once('exit', () => {
  for (const child of closed) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
