import { once } from 'node:events';

/** Writes to stdout and waits while the reader is slower than we are. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export function printLines(lines: readonly string[]): Promise<void> {
  return print(lines.map((line) => `${line}\n`).join(''));
}

/** A reader that has seen enough, as `head` does, closes the pipe: no reason to complain. */
export function leaveQuietlyWhenUnread(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
