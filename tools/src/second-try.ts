import type { RunCounts } from './counts.js';
import { NEEDS } from './needs/list.js';
import { neededBy } from './needs/needed-by.js';

/** More than that is no bad luck: something is broken, and whoever looks should not have to wait. */
const AT_MOST = 5;

/**
 * Files to run once more, by themselves: those in which something failed, if a browser is in all of them. A browser on
 * a machine whose processors others take away can miss a moment; rules, search and storage cannot, so they have one
 * try only. An error that nobody caught belongs to no file, and no file can take it back.
 */
export function secondTry({ files, uncaught }: RunCounts): string[] {
  const failed = Object.keys(files).filter((file) => files[file].failed > 0);
  const isBadLuck =
    uncaught === 0 && failed.length <= AT_MOST && failed.every((file) => neededBy([file], NEEDS).length > 0);
  return isBadLuck ? failed : [];
}

/** Tests that failed at first and not the second time: they pass, and somebody should look at them. */
export function mended(first: RunCounts, second: RunCounts): { file: string; test: string }[] {
  return Object.entries(second.files).flatMap(([file, { failures }]) =>
    first.files[file].failures.filter((test) => !failures.includes(test)).map((test) => ({ file, test })),
  );
}
