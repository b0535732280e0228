import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Numbers for whoever looks after a server, at a port of their own that only this machine hears: no proxy that hands on
 * everything can make them public by mistake.
 */
export class MetricsPort {
  readonly #http: HttpServer;

  private constructor(http: HttpServer) {
    this.#http = http;
  }

  static open(port: number, text: () => string): Promise<MetricsPort> {
    const http = createServer((request, response) => {
      const isAsked = request.method === 'GET' && request.url === '/metrics';
      response
        .writeHead(isAsked ? 200 : 404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(isAsked ? text() : 'only GET /metrics\n');
    });
    return new Promise((resolve, reject) => {
      http.once('error', reject);
      http.listen(port, '127.0.0.1', () => {
        http.off('error', reject);
        resolve(new MetricsPort(http));
      });
    });
  }

  get port(): number {
    return (this.#http.address() as AddressInfo).port;
  }

  close(): void {
    this.#http.close();
    this.#http.closeAllConnections();
  }
}
