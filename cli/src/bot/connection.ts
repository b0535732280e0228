import type { RawData } from 'ws';

/** How a connection ended: refused by its HTTP status, or closed after it was open. */
export type ConnectionEnd =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'closed'; readonly code: number; readonly why: string };

export type Ears = {
  opened(connection: BotConnection): void;
  heard(line: string): void;
};

/** The server looks for its lines twice a minute; one on which that stops is dead. */
const SILENCE = 90_000;

/** One connection to the server, for as long as it lasts. */
export class BotConnection {
  readonly #send: (line: string) => void;

  private constructor(send: (line: string) => void) {
    this.#send = send;
  }

  send(line: string): void {
    this.#send(line);
  }

  static async last(url: URL, key: string, done: AbortSignal, ears: Ears): Promise<ConnectionEnd> {
    // only this command needs it, so the others start without
    const { WebSocket } = await import('ws');
    if (done.aborted) return { kind: 'unreachable', why: 'called off' };
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${key}` } });
    done.addEventListener('abort', () => socket.close(1000), { once: true });
    const connection = new BotConnection((line) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(line);
    });
    let watchdog: NodeJS.Timeout | undefined;
    const alive = (): void => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => socket.terminate(), SILENCE);
    };
    return new Promise<ConnectionEnd>((resolve) => {
      socket.on('open', () => {
        alive();
        ears.opened(connection);
      });
      socket.on('ping', alive);
      socket.on('message', (data: RawData) => {
        alive();
        ears.heard(data.toString());
      });
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
        resolve({ kind: 'refused', status: statusCode });
        socket.terminate();
      });
      socket.on('error', ({ message }) => resolve({ kind: 'unreachable', why: message }));
      socket.on('close', (code, why) => {
        clearTimeout(watchdog);
        resolve({ kind: 'closed', code, why: why.toString() });
      });
    });
  }
}
