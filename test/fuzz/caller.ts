import { connect, type Socket } from 'node:net';

type Asked = { readonly text: Uint8Array; readonly isHead: boolean; readonly isBroken: boolean };

/** Asks over a line that stays open as long as both ends like it. Answers are read by hand: requests are not always whole. */
export class Caller {
  readonly #port: number;
  #line: Socket | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  /** What came back, or null if the line was closed without a word. */
  ask({ text, isHead, isBroken }: Asked): Promise<string | null> {
    const line =
      this.#line ?? connect({ port: this.#port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    this.#line = line;
    return new Promise((resolve) => {
      let heard = '';
      const done = (isClosed: boolean): void => {
        line.removeAllListeners();
        line.on('error', () => {});
        if (isClosed || isBroken || /\r\nconnection: close/i.test(heard)) {
          line.destroy();
          this.#line = null;
        }
        resolve(heard === '' ? null : heard);
      };
      line.on('data', (chunk) => {
        heard += chunk.toString('latin1');
        if (!isBroken && isWhole(heard, isHead)) done(false);
      });
      line.on('error', () => {});
      line.on('end', () => done(true));
      line.on('close', () => done(true));
      if (isBroken) line.end(text);
      else line.write(text);
    });
  }

  close(): void {
    this.#line?.destroy();
  }
}

function isWhole(heard: string, isHead: boolean): boolean {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = heard.slice(0, end);
  if (isHead || /^HTTP\/1\.1 (204|304)/.test(head)) return true;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length !== undefined) return heard.length >= end + 4 + Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(head) && heard.endsWith('0\r\n\r\n');
}
