import type { Mode } from '@castellan/oh-mon-chateau';

/** What a mode is called, and the colour of its boards. */
export const MODES: Readonly<Record<Mode, { readonly name: string; readonly cloth: string }>> = {
  'petits-batisseurs': { name: 'petits bâtisseurs', cloth: '#4F8A4C' },
  'grands-architectes': { name: 'grands architectes', cloth: '#3F6FA3' },
};
