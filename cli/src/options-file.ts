import { readFileSync } from 'node:fs';
import { isObject, type Json, type JsonObject } from '@castellan/kernel';
import { BadInput } from './bad-input.js';

/** What a game lets somebody bring along is small. */
const MOST_BYTES = 1_000_000;

/**
 * The options that a file brings for `--key FILE`: the file is the option itself, or one that the page wrote, which has it
 * in `data` with those that belong to it.
 */
export function optionsFromFile(key: string, file: string): JsonObject {
  const found = readJson(key, file);
  if (!isObject(found) || !isObject(found.data)) return { [key]: found };
  return found.data;
}

function readJson(key: string, file: string): Json {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`--${key}: cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
  if (text.length > MOST_BYTES) throw new BadInput(`--${key}: ${file} is too large for this`);
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(`--${key}: ${file} is not JSON`);
  }
}
