import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backing } from './backing.js';
import { MountedDisk } from './small-disk.js';
import { truthsInFile } from './sqlite-truth.js';

/** One node and its file; on a small disk that can be filled, or on the one that is there. */
export function onSqlite(isSmall = true): Backing {
  const root = mkdtempSync(join(tmpdir(), 'castellan-chaos-'));
  const disk = isSmall ? MountedDisk.mount(join(root, 'disk'), 48) : null;
  const folder = join(root, 'disk', 'data');
  return {
    kind: 'sqlite',
    environment: () => ({ CASTELLAN_DATA: folder }),
    wires: [],
    truths: async () => truthsInFile(folder),
    disk,
    close: async () => {
      disk?.unmount();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
