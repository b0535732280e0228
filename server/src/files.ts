import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the page, ready to be sent in any of the ways a browser may ask for it. */
export type PageFile = {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly immutable: boolean;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** Packed already. */
const DENSE = new Set(['.png', '.woff2']);

/** The page is a few hundred kB: all of it is read and packed once, so that serving it costs nothing. */
export function readFiles(folder: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, fileOf(address, readFileSync(path)));
  }
  return files;
}

function fileOf(address: string, plain: Buffer): PageFile {
  const kind = extname(address);
  const dense = DENSE.has(kind);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    type: TYPES[kind] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    immutable: address.startsWith('/assets/'),
    plain,
    gzip: dense ? null : gzipSync(plain, { level: 9 }),
    brotli: dense ? null : brotliCompressSync(plain, quality),
  };
}
