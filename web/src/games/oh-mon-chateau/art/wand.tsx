import { PenLine } from '../../../art/icon.js';

export const WAND = 'M4 20L14 10M12.5 11.5M17 3v4M15 5h4M20 10v3M18.5 11.5h3M9 4v3M7.5 5.5h3M13 8.5l2.5 2.5';

/** Somebody draws it for you. */
export const Wand = () => <PenLine d={WAND} />;
