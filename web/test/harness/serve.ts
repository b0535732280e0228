import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Served = { readonly origin: string; readonly close: () => void };

/** The built program serves the built page, at a port of its own. */
export async function serve(): Promise<Served> {
  if (!existsSync('dist/web/index.html')) throw new Error('the page is not built: npm run build');
  const server = spawn(process.execPath, [
    'dist/server.js',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--data',
    'memory',
  ]);
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const found = /localhost:(\d+)/.exec(String(text));
      if (found !== null) resolve(found[1]);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.kill() };
}
