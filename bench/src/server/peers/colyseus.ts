import { createServer, type Server as HttpServer } from 'node:http';
import { rival } from '../../rivals.js';
import { tellPort } from './tell-port.js';

/** What is used here of Colyseus 0.18, in types of our own: it is installed when a benchmark is run. */
export declare class Room {
  maxClients: number;
  state: object;
  readonly roomId: string;
  patchRate: number | null;
  onCreate(): void;
  onJoin(client: unknown): void;
  onMessage(type: string, hear: (client: unknown, message: unknown) => void): void;
  broadcast(type: string, message: unknown): void;
  broadcastPatch(): boolean;
}
export type Core = {
  readonly Room: typeof Room;
  readonly Server: new (settings: {
    readonly greet: boolean;
    readonly transport: object;
  }) => {
    define(name: string, room: typeof Room): void;
    listen(port: number, host: string): Promise<unknown>;
  };
};
export type Transport = {
  readonly WebSocketTransport: new (settings: { readonly server: HttpServer }) => object;
};

export async function serveColyseus(): Promise<void> {
  const core = rival('@colyseus/core') as Core;
  const { WebSocketTransport } = rival('@colyseus/ws-transport') as Transport;

  /** Tells everybody in the room what one of them says, and does nothing else: no rules, no state, nothing kept. */
  class Table extends core.Room {
    override maxClients = 2;
    override patchRate = null;

    override onCreate(): void {
      this.onMessage('move', (_client, message) => this.broadcast('step', message));
    }
  }

  const http = createServer();
  const server = new core.Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
  server.define('table', Table);
  await server.listen(0, '127.0.0.1');
  tellPort(http.address());
}
