import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What mice of this device have earned to wear, drawn round a head; nothing before it was fetched. */
export const worn = signal<ComponentChildren>(null);
