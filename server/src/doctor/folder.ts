import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { databaseIn } from '../store/folder.js';
import { doubtful, type Finding, well, wrong } from './finding.js';

/** A club needs a few megabytes a year; a copy of everything is made before an upgrade. */
const LITTLE_SPACE = 200 * 2 ** 20;
const OTHERS_MAY = 0o077;

/** Whether a folder of data can be used by whoever asks. Makes nothing. */
export function folderFindings(folder: string): Finding[] {
  const there = nearest(resolve(folder));
  const isThere = there === resolve(folder);
  if (isThere && !statSync(there).isDirectory())
    return [wrong(`${folder} is no folder`, 'name another one: CASTELLAN_DATA')];
  const found: Finding[] = [];
  if (may(there, constants.W_OK | constants.X_OK))
    found.push(well(isThere ? `${folder} can be written to` : `${folder} can be made; there is no data yet`));
  else
    found.push(
      wrong(
        `${there} cannot be written to by this user`,
        `chown it to whoever runs the server, or name another folder`,
      ),
    );
  const database = databaseIn(folder);
  if (existsSync(database)) {
    const { mode } = statSync(database);
    if ((mode & OTHERS_MAY) !== 0)
      found.push(
        doubtful(
          `${database} can be read by others on this machine, and the keys of all cookies are in it`,
          `chmod 600 ${database}; the server does so when it starts, if it is its owner`,
        ),
      );
    if (!may(database, constants.R_OK | constants.W_OK))
      found.push(wrong(`${database} belongs to somebody else`, 'run the server as its owner, or chown it'));
  }
  found.push(...spaceFindings(there, existsSync(database) ? statSync(database).size : 0));
  return found;
}

function spaceFindings(folder: string, size: number): Finding[] {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const megabytes = (bytes: number): string => `${Math.floor(bytes / 2 ** 20).toLocaleString('en')} MB`;
  if (free < 2 ** 20) return [wrong(`the disk of ${folder} is full`, 'make room: nothing can be kept')];
  if (free < LITTLE_SPACE || free < 2 * size)
    return [
      doubtful(
        `${megabytes(free)} are free at ${folder}, and the database has ${megabytes(size)}`,
        'make room: an upgrade keeps a copy of the old database beside it',
      ),
    ];
  return [well(`${megabytes(free)} are free`)];
}

/** The folder, or the nearest one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

function may(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}
