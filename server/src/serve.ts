import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageFile } from './files.js';
import { SECURITY_HEADERS } from './http/headers.js';

/** Answers with files of the page; every address without a file is one of the page's own. */
export function servePage(files: ReadonlyMap<string, PageFile>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/');
    const file = files.get(path) ?? (/\.\w+$/.test(path) ? undefined : files.get('/index.html'));
    if (file === undefined) {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('There is no such file.\n');
      return;
    }
    sendFile(request, response, file);
  };
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: PageFile): void {
  const [body, encoding] = packed(file, String(request.headers['accept-encoding'] ?? ''));
  response.setHeader('Content-Type', file.type);
  response.setHeader('ETag', file.tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

function packed(file: PageFile, accepted: string): readonly [Buffer, string | null] {
  if (file.brotli !== null && /\bbr\b/.test(accepted)) return [file.brotli, 'br'];
  if (file.gzip !== null && /\bgzip\b/.test(accepted)) return [file.gzip, 'gzip'];
  return [file.plain, null];
}

/** The path of an address; one that makes no sense is nobody's. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://page').pathname);
  } catch {
    return '/.nowhere';
  }
}
