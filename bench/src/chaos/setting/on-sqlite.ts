import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backing } from './backing.js';
import { MountedDisk } from './small-disk.js';
import { truthsInFile } from './sqlite-truth.js';

/** One node and its file. */
export function onSqlite(): Backing {
  const root = mkdtempSync(join(tmpdir(), 'castellan-chaos-'));
  const disk = MountedDisk.mount(join(root, 'disk'), 48);
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
