import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of all packages, from the root's list of workspaces. */
export function packageFolders(): string[] {
  const root = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  return root.workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(parent)
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(`${folder}/package.json`));
  });
}

/** All files below a folder, without what is installed or built. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
  });
}
