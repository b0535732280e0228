import type { Construction } from '@castellan/oh-mon-chateau';

/** What a line makes, in a word or two; "+2" are inhabitants. */
export function constructionName(construction: Construction): string {
  switch (construction.makes) {
    case 'floor':
      return 'keep floor';
    case 'tower':
      return `tower ${construction.points}`;
    case 'wall':
      return `wall +${construction.inhabitants}`;
    case 'flag':
      return `flag ${construction.points}`;
    case 'reactivation':
      return 'reactivate';
    case 'theft':
      return 'steal';
  }
}
