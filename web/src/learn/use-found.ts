import { useEffect, useState } from 'preact/hooks';
import { type Problem, problemOf } from '../tables/problem.js';

/** Something that is looked for when a page is opened: not there yet, there, nowhere, or why it cannot be. */
export type Sought<T> =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly found: T }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export function useFound<T>(look: () => Promise<T | null>, key: string): Sought<T> {
  const [sought, setSought] = useState<Sought<T>>({ kind: 'looking' });
  useEffect(() => {
    let gone = false;
    setSought({ kind: 'looking' });
    look().then(
      (found) => {
        if (!gone) setSought(found === null ? { kind: 'nowhere' } : { kind: 'found', found });
      },
      (error: unknown) => {
        console.error(error);
        if (!gone) setSought({ kind: 'failed', problem: problemOf(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return sought;
}
