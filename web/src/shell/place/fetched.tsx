import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../../online/api.js';
import { errorText } from '../problems.js';
import { Loading, Wrong } from '../ui/standing-in.js';

type Props<T> = {
  readonly load: () => Promise<T>;
  /** What came, and how to fetch it again after a change. */
  readonly children: (found: T, again: () => void) => ComponentChildren;
};

/** Something that the server is asked for when it is looked at. */
export function Fetched<T>({ load, children }: Props<T>) {
  const found = useSignal<{ readonly value: T } | null>(null);
  const failed = useSignal<string | null>(null);
  const fetchIt = (): void => {
    load().then(
      (value) => {
        found.value = { value };
      },
      (error: unknown) => {
        failed.value = errorText(error);
      },
    );
  };
  useEffect(fetchIt, []);
  if (failed.value !== null) return <Wrong words={failed.value} />;
  if (found.value === null) return <Loading />;
  return <>{children(found.value.value, fetchIt)}</>;
}

export const fetchList = <T,>(path: string): Promise<T> => api<T>('GET', `/api/operator/${path}`);
