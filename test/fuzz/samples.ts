import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the project, from where everything here is started. */
const ROOT = process.env.CASTELLAN_ROOT ?? process.cwd();

/** The examples of JSON in a document. */
export function samplesIn(document: string): string[] {
  const page = readFileSync(join(ROOT, document), 'utf8');
  return [...page.matchAll(/```json[^\n]*\n(.*?)```/gs)].map(([, text]) => text).filter(isJson);
}

/** Golden records of a game, the shortest first. */
export function goldenRecords(game: string): string[] {
  const folder = join(ROOT, 'games', game, 'test', 'golden');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.record.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .sort((a, b) => a.length - b.length);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
