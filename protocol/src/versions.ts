import { OLDEST_PROTOCOL, PROTOCOL } from './limits.js';

type Message = Readonly<Record<string, unknown>>;

/** How something is said in a version and in the one before it. Null: the other has no word for it. */
export type Reworded = {
  readonly older: (message: Message) => Message | null;
  readonly newer: (message: Message) => Message | null;
};

/** What the newest version has changed, for those who speak the one before. Whatever did not change is handed back as it is. */
export type VersionChange = {
  readonly toServer: Reworded;
  readonly toClient: Reworded;
  /** What nodes of a server say to each other. */
  readonly betweenNodes: Reworded;
};

/** The versions that a program speaks. `change` is null where it speaks only one, or nothing is said otherwise. */
export type Versions = {
  readonly newest: number;
  readonly oldest: number;
  readonly change: VersionChange | null;
};

/** Today's. Whoever raises PROTOCOL says here what it changes, and drops what the version before had changed. */
export const VERSIONS: Versions = { newest: PROTOCOL, oldest: OLDEST_PROTOCOL, change: null };

/** The highest version that both speak, or null. Whoever names no oldest speaks one only. */
export function agreedVersion(
  { newest, oldest }: Pick<Versions, 'newest' | 'oldest'>,
  {
    protocol,
    oldest: theirs = protocol,
  }: { readonly protocol: number; readonly oldest?: number | undefined },
): number | null {
  const agreed = Math.min(newest, protocol);
  return agreed >= Math.max(oldest, theirs) ? agreed : null;
}

/** How a server speaks to somebody of the version before: texts in, texts out. */
export type Dialect = {
  /** What they say, in our words. */
  read(text: string): string;
  /** What we say, in theirs; null: they would not know what it means. */
  write(text: string): string | null;
};

/** Null for those who speak as we do: nothing stands between them and us. */
export function dialectOf({ newest, change }: Versions, agreed: number): Dialect | null {
  if (change === null || agreed === newest) return null;
  const { toServer, toClient } = change;
  return {
    // what has no word in ours is refused as what it is
    read: (text) => reworded(text, toServer.newer) ?? text,
    write: (text) => reworded(text, toClient.older),
  };
}

/** A text in other words; what is no message stays what it is. */
export function reworded(text: string, change: (message: Message) => Message | null): string | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof message !== 'object' || message === null) return text;
  const other = change(message as Message);
  return other === null ? null : JSON.stringify(other);
}
