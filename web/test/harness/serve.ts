import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Served = {
  readonly origin: string;
  readonly close: () => unknown;
  /** Without a word, as when the power fails. */
  readonly kill: () => Promise<void>;
};

/** Where it listens, the folder it keeps everything in, the folder of the built program, and what others call it. */
export type Serving = {
  readonly port?: string;
  readonly data?: string;
  readonly program?: string;
  readonly url?: string;
  /** Other settings of the server. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** The built program serves the built page, at a port of its own. */
export async function serve({
  port = '0',
  data = 'memory',
  program = 'dist',
  url,
  settings = {},
}: Serving = {}): Promise<Served> {
  if (!existsSync(`${program}/web/index.html`)) throw new Error('the page is not built: npm run build');
  const args = [`${program}/server.js`, '--port', port, '--host', '127.0.0.1', '--data', data];
  if (url !== undefined) args.push('--url', url);
  const server = spawn(process.execPath, args, { env: { ...process.env, ...settings } });
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  const found = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const told = /localhost:(\d+)/.exec(String(text));
      if (told !== null) resolve(told[1]);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${found}`,
    close: () => server.kill(),
    kill: () => {
      server.kill('SIGKILL');
      return gone;
    },
  };
}
