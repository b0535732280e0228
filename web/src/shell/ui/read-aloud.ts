import { useEffect } from 'preact/hooks';
import type { Spoken } from '../../sound/voice.js';
import { settings } from '../settings.js';

/** Whether this browser can read aloud at all. */
export const canRead = (): boolean => 'speechSynthesis' in window;

/** Reads some words aloud as soon as they stand there, to whoever wants it; again when `again` changes. */
export function useReadAloud(words: string | null, kind: Spoken = 'prompt', again: unknown = null): void {
  const isWanted = settings.value.readAloud && canRead();
  useEffect(() => {
    if (!isWanted || words === null) return;
    // fetched by those who want it
    void import('../../sound/voice.js').then(({ read }) => read(words, kind));
  }, [isWanted, words, again]);
  useEffect(
    () => (isWanted ? () => void import('../../sound/voice.js').then(({ hush }) => hush()) : undefined),
    [isWanted],
  );
}
