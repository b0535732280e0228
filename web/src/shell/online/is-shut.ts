import { signal } from '@preact/signals';

/** The server does not let this person in, or not yet: pages that need it show the entrance instead. */
export const isShut = signal(false);
