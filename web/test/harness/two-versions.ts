import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A door to a server behind which another version of the page can be found from some moment on. */
export class TwoVersions {
  readonly #server = createServer((request, response) => {
    void this.#pass(request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  readonly #origin: string;
  #isNew = false;

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async of(origin: string): Promise<TwoVersions> {
    const door = new TwoVersions(origin);
    await new Promise<void>((listening) => door.#server.listen(0, '127.0.0.1', listening));
    return door;
  }

  async #pass(path: string): Promise<{ status: number; type: string; body: Buffer }> {
    const answer = await fetch(this.#origin + path);
    const body = Buffer.from(await answer.arrayBuffer());
    const isOther = this.#isNew && path === '/service-worker.js';
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'text/plain',
      body: isOther ? Buffer.concat([body, Buffer.from('\n// another version\n')]) : body,
    };
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on there is a new version. */
  release(): void {
    this.#isNew = true;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
