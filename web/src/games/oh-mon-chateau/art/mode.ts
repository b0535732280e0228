import type { Mode } from '@castellan/oh-mon-chateau';

/** What the two modes are painted with: boards, backs and seals. */
export const MODE_PAINT: Readonly<Record<Mode, string>> = {
  'petits-batisseurs': '#6f9a4f',
  'grands-architectes': '#4a76a8',
};
