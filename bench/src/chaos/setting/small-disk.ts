import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { SmallDisk } from './backing.js';

/** A disk of so many megabytes below a folder: memory, where this machine lets us have it; null otherwise. */
export class MountedDisk implements SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  readonly #atExit = (): void => this.unmount();

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
    process.once('exit', this.#atExit);
  }

  static mount(folder: string, megabytes: number): MountedDisk | null {
    mkdirSync(folder, { recursive: true });
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
    const how = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder];
    return spawnSync('mount', how).status === 0 ? new MountedDisk(folder) : null;
  }

  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      for (let size = 1 << 20; size >= 512; ) {
        try {
          if (writeSync(file, Buffer.alloc(size, 1)) < size) size >>= 1;
        } catch {
          size >>= 1;
        }
      }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    process.off('exit', this.#atExit);
    spawnSync('umount', ['-l', this.folder]);
  }
}
