import { readFileSync } from 'node:fs';

/** Somebody as the operating system knows them. */
export type Owner = { readonly uid: number; readonly gid: number };

/** Under whom PostgreSQL runs: oneself; but it refuses root, so root lends it somebody who may do nothing else. */
export function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}
