import { WebSocketServer } from 'ws';
import { tellPort } from './tell-port.js';

/** A bare `ws` server with the settings of ours: every message goes back to who sent it. */
export function serveEcho(): void {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    perMessageDeflate: false,
    clientTracking: false,
  });
  server.on('connection', (socket) => {
    socket.on('message', (data) => socket.send(data.toString()));
  });
  server.on('listening', () => tellPort(server.address()));
}
