import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { doubtful, type Finding, well, wrong } from './finding.js';

/** As package.json asks for. */
const OLDEST_NODE = [20, 19] as const;

export function nodeFinding(version: string): Finding {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  const [least, than] = OLDEST_NODE;
  const isNew = major > least || (major === least && minor >= than);
  return isNew
    ? well(`Node ${version}`)
    : wrong(`Node ${version} is too old`, `install Node ${least}.${than} or newer`);
}

/** The page lies beside the program. */
export function pageFinding(folder: string): Finding {
  return existsSync(join(folder, 'index.html'))
    ? well('the page is built')
    : wrong(`the page is not built: there is no ${join(folder, 'index.html')}`, 'npm run build');
}

export async function portFinding(port: number, host: string, wasAsked: boolean): Promise<Finding> {
  if (port === 0) return well('any free port');
  const code = await tryPort(port, host);
  if (code === null) return well(`port ${port} is free`);
  if (code === 'EADDRINUSE')
    return doubtful(
      `port ${port} is taken: by a Castellan that runs already, or by another program`,
      wasAsked ? 'stop the other one, or name another port: PORT' : 'nothing: the next free port is used',
    );
  if (code === 'EACCES')
    return wrong(
      `port ${port} may not be opened by this user`,
      'use a port above 1023 behind a proxy: docs/SELF-HOSTING.md',
    );
  return wrong(`nobody can listen at ${host} port ${port} (${code})`, 'HOST is an address of this machine');
}

function tryPort(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EAFNOSUPPORT' && host === '::') resolve(tryPort(port, '0.0.0.0'));
      else resolve(error.code ?? error.message);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
