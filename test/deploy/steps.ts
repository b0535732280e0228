import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The commands of a document under a name, as they stand there: ```sh NAME. */
export function steps(document: string, name: string): string {
  const page = readFileSync(`${ROOT}docs/${document}`, 'utf8');
  const [, text] = new RegExp(`^\`\`\`(?:sh|ini) ${name}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/${document} has no steps "${name}"`);
  return text;
}

/** What `npx castellan` hands these commands on to, after a build. */
export const CASTELLAN = `npx() { shift; "${process.execPath}" "${ROOT}dist/server.js" "$@"; }\n`;
export const SERVER = `${ROOT}dist/server.js`;
