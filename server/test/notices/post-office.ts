import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

export type Letter = {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A real server somewhere that takes what it is sent and answers as told. */
export async function openPostOffice() {
  const letters: Letter[] = [];
  const waiting: ((letter: Letter) => void)[] = [];
  /** Slow: what comes stays unanswered. */
  const answer = { status: 201, location: '', isSlow: false };
  const held: (() => unknown)[] = [];
  /** Answers everybody who was kept waiting, and from now on at once. */
  const goOn = (): void => {
    answer.isSlow = false;
    for (const reply of held.splice(0)) reply();
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', method = '', headers } = request;
      const letter = { path: url, method, headers, body: Buffer.concat(parts) };
      letters.push(letter);
      waiting.shift()?.(letter);
      const reply = (): unknown =>
        response.writeHead(answer.status, answer.location === '' ? {} : { Location: answer.location }).end();
      if (answer.isSlow) held.push(reply);
      else reply();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const next = () => new Promise<Letter>((resolve) => waiting.push(resolve));
  return { url: `http://127.0.0.1:${port}`, letters, answer, next, goOn, close: () => server.close() };
}

/** A browser's side of Web Push: its keys, and reading what was encrypted for it (RFC 8291, aes128gcm). */
export function subscriber() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
    const derive = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), size));
    const sealed = body.subarray(21 + body[20]);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // after the text comes a 2 and filling
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
  };
  return { keys, read };
}

/** What a service of push learns from a server's signature (RFC 8292), or null if it is not the key's. */
export function vapidOf(header: string, key: string): { aud: string; exp: number; sub: string } | null {
  const [, token, named] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  if (token === undefined || named !== key) return null;
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return good ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null;
}
