import type { Json } from '@castellan/kernel';
import { packRecord, readLink } from '../shell/link.js';
import { TableError } from '../tables/problem.js';
import { type SharedBox, tidyName } from './box.js';

/**
 * A box as a text: what stands in files and, packed, in links. `box` says which way of writing it is, so that newer ones
 * can be told from damaged ones.
 */
const VERSION = 1;

/** A box is a few hundred bytes; nothing larger is even read. */
export const MOST_BOX_CHARACTERS = 100_000;

/** Why something that should be a box is none. */
export type BoxProblem = 'not-a-box' | 'newer' | 'damaged' | 'too-large' | 'unknown-game' | 'no-compression';

export class BoxError extends Error {
  readonly problem: BoxProblem;
  constructor(problem: BoxProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function writeBox({ game, name, data }: SharedBox): string {
  return JSON.stringify({ box: VERSION, game, name, data });
}

/** Throws `BoxError`. Whether the game knows what to make of it is for the game to say. */
export function readBox(text: string): SharedBox {
  if (text.length > MOST_BOX_CHARACTERS) throw new BoxError('too-large');
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BoxError('not-a-box');
  }
  const { box, game, name, data } = (found ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof box === 'number' && box > VERSION) throw new BoxError('newer');
  if (box !== VERSION || typeof game !== 'string' || typeof name !== 'string' || data == null)
    throw new BoxError('not-a-box');
  return { game, name: tidyName(name), data: data as Json };
}

/** Whether a text is meant to be a box, of whatever version: other files and links are games. */
export function isBoxText(text: string): boolean {
  return /^\s*\{\s*"box"\s*:/.test(text) || /\/box#/.test(text);
}

/** The address under which others open it. The part behind "#" never leaves their device. */
export async function linkTo(box: SharedBox): Promise<string> {
  return `${location.origin}/box#${await packRecord(writeBox(box))}`;
}

/** The box in an address, or in whatever was pasted: a link, what stands behind its "#", or a file's text. */
export async function unpackBox(pasted: string): Promise<SharedBox> {
  const text = pasted.trim();
  const fragment = /#(v\d.*)$/s.exec(text)?.[1] ?? /^v\d+\.[\w-]*$/.exec(text)?.[0];
  if (fragment === undefined) return readBox(text);
  try {
    return readBox(await readLink(fragment));
  } catch (error) {
    throw error instanceof TableError ? new BoxError(FROM_LINKS[error.problem.kind] ?? 'damaged') : error;
  }
}

const FROM_LINKS: Readonly<Record<string, BoxProblem>> = {
  'bad-record': 'not-a-box',
  'unknown-rules-version': 'newer',
  'no-compression': 'no-compression',
  'file-too-large': 'too-large',
};
