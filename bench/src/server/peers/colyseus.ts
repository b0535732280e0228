import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { tellPort } from './tell-port.js';

/** Tells everybody in the room what one of them says, and does nothing else: no rules, no state, nothing kept. */
class Table extends Room {
  override maxClients = 2;
  override patchRate = null;

  override onCreate(): void {
    this.onMessage('move', (_client: Client, message: unknown) => this.broadcast('step', message));
  }
}

export async function serveColyseus(): Promise<void> {
  const http = createServer();
  const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
  server.define('table', Table);
  await server.listen(0, '127.0.0.1');
  tellPort(http.address());
}
