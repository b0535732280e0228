import { createContext } from 'preact';

/** A page that is read over a table, which goes on below: how it is closed. Null for a page of its own. */
export const OverTable = createContext<(() => void) | null>(null);
