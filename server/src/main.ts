import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFiles } from './files.js';
import { servePage } from './serve.js';

const HELP = `Serves Castellan.

  --port N    the port (8080, or PORT; the next free one unless it was asked for)
  --host H    the address to listen at (all of them, or HOST)
  --help      this text
`;

const given = readArguments(process.argv.slice(2));
if (given === 'help') process.stdout.write(HELP);
else if (typeof given === 'string') {
  process.stderr.write(`${given}\n${HELP}`);
  process.exitCode = 2;
} else listen(given.port ?? 8080, given.host, given.port === null);

type Wish = { readonly port: number | null; readonly host: string };

function readArguments(args: readonly string[]): Wish | string {
  let port = process.env.PORT ?? null;
  let host = process.env.HOST ?? '::';
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--help') return 'help';
    if (args[i] === '--port' && args[i + 1] !== undefined) port = args[++i];
    else if (args[i] === '--host' && args[i + 1] !== undefined) host = args[++i];
    else return `cannot read "${args[i]}"`;
  }
  if (port !== null && !(/^\d{1,5}$/.test(port) && Number(port) < 65536)) return `"${port}" is no port`;
  return { port: port === null ? null : Number(port), host };
}

function listen(port: number, host: string, mayMove: boolean): void {
  const page = join(fileURLToPath(new URL('.', import.meta.url)), 'web');
  const server = createServer(servePage(readFiles(page)));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && mayMove && port < 8180) return listen(port + 1, host, true);
    if (error.code === 'EAFNOSUPPORT' && host === '::') return listen(port, '0.0.0.0', mayMove);
    process.stderr.write(`cannot listen at port ${port}: ${error.message}\n`);
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const address = server.address();
    const at = typeof address === 'object' && address !== null ? address.port : port;
    process.stdout.write(`Castellan is open at http://localhost:${at}/\n`);
    if (host === '::' || host === '0.0.0.0')
      for (const one of neighbours()) process.stdout.write(`In this house also at http://${one}:${at}/\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
}

/** Addresses of this machine that others in the same network can reach. */
function neighbours(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
