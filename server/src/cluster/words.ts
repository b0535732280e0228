import { reworded, type VersionChange, type Versions } from '@castellan/protocol';
import type { BusMessage } from './bus.js';

type Word = Readonly<Record<string, unknown>>;

/**
 * What nodes say to each other, so that those of the version before and of the next understand it. A word is said as it was in
 * the version before, whose number is `v` (1 is left out). If the newest has changed it, what it is now stands beside it:
 * `{ "type": "here", ..., "v2": { ... } }`. Nodes of the version before skip that as they skip all that they do not know.
 */
export function writeWord(message: BusMessage, { newest, oldest, change }: Versions): string {
  const v = oldest === 1 ? {} : { v: oldest };
  if (change === null) return JSON.stringify({ ...message, ...v });
  const before = asBefore(message, change);
  // a type that nobody knows is skipped
  if (before === null) return JSON.stringify({ type: 'new', ...v, [`v${newest}`]: message });
  const isSame = JSON.stringify(before) === JSON.stringify(message);
  return JSON.stringify({ ...before, ...v, ...(isSame ? {} : { [`v${newest}`]: message }) });
}

/** Null: it makes no sense here. It may be from a node of another version, and nothing that nodes say is the truth. */
export function readWord(line: string, { newest, change }: Versions): BusMessage | null {
  const word = parsed(line);
  if (word === null || change === null) return asMessage(word);
  const { v = 1, [`v${newest}`]: ours, [`v${newest - 1}`]: before, [`v${newest + 1}`]: _, ...said } = word;
  if (ours !== undefined) return asMessage(ours);
  return asMessage(v === newest ? said : asNow((before ?? said) as Word, change));
}

/** What is passed on to people is theirs, and changes as that does. */
function asBefore(message: Word, { betweenNodes, toClient }: VersionChange): Word | null {
  return withText(betweenNodes.older(message), toClient.older);
}

function asNow(word: Word, { betweenNodes, toClient }: VersionChange): Word | null {
  return withText(betweenNodes.newer(word), toClient.newer);
}

function withText(word: Word | null, change: Parameters<typeof reworded>[1]): Word | null {
  if (word === null || word.type !== 'tell' || typeof word.text !== 'string') return word;
  const text = reworded(word.text, change);
  return text === null ? null : { ...word, text };
}

function parsed(line: string): Word | null {
  try {
    const word: unknown = JSON.parse(line);
    return typeof word === 'object' && word !== null ? (word as Word) : null;
  } catch {
    return null;
  }
}

function asMessage(value: unknown): BusMessage | null {
  const type = (value as Word | null)?.type;
  return typeof type === 'string' ? (value as BusMessage) : null;
}
