import { signal } from '@preact/signals';

/** The family is being looked at or changed, over the page. */
export const isOpen = signal(false);
