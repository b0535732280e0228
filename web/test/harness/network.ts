import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The way from a browser to the server, which can be cut and mended. */
export class Network {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(origin: string): Promise<Network> {
    const server = createServer();
    const network = new Network(server);
    const port = Number(new URL(origin).port);
    server.on('connection', (near) => network.#join(near, connect(port, '127.0.0.1')));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return network;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (this.#isCut) near.destroy();
    near.pipe(far).pipe(near);
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
