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

export function writeBox({ game, name, data }: SharedBox): string {
  return JSON.stringify({ box: VERSION, game, name, data });
}

/** Throws `TableError`. Whether the game knows what to make of it is for the game to say. */
export function readBox(text: string): SharedBox {
  if (text.length > MOST_BOX_CHARACTERS) throw new TableError({ kind: 'file-too-large' });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new TableError({ kind: 'bad-record' });
  }
  const { box, game, name, data } = (found ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof box === 'number' && box > VERSION) throw new TableError({ kind: 'unknown-rules-version' });
  if (box !== VERSION || typeof game !== 'string' || typeof name !== 'string' || data == null)
    throw new TableError({ kind: 'bad-record' });
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
  return readBox(fragment === undefined ? text : await readLink(fragment));
}
