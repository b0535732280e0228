import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fetched = { readonly path: string; readonly bytes: number };

/** The page's server with somebody at the door who writes down what goes out, packed with gzip. */
export async function counted(
  origin: string,
): Promise<{ origin: string; fetched: Fetched[]; close: () => void }> {
  const fetched: Fetched[] = [];
  const door = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'gzip' };
    request(`${origin}${asked.url}`, { method: asked.method ?? 'GET', headers }, (got) => {
      let bytes = 0;
      got.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      got.on('end', () => fetched.push({ path: asked.url ?? '', bytes }));
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    }).end();
  });
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
  const { port } = door.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, fetched, close: () => door.close() };
}
