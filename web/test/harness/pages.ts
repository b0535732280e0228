import { packRecord } from '../../src/shell/link.js';
import { goldenRecord } from './setup.js';

/** Every page but the table, by its address. */
export async function addresses(): Promise<Readonly<Record<string, string>>> {
  return {
    home: '/',
    'new-game': '/new/roquefort',
    continue: '/continue',
    settings: '/settings',
    about: '/about',
    open: '/open',
    'open-broken': '/open#v1.broken',
    rules: '/rules/roquefort',
    'new-chateau': '/new/oh-mon-chateau',
    'rules-chateau': '/rules/oh-mon-chateau',
    learn: '/learn/roquefort',
    'learn-chateau': '/learn/oh-mon-chateau',
    lesson: '/lesson/roquefort_lift',
    'lesson-chateau': '/lesson/oh-mon-chateau_tokens',
    rulebook: '/rulebook/roquefort#R5.4',
    'rulebook-chateau': '/rulebook/oh-mon-chateau#O4.1',
    gallery: '/gallery',
    family: '/family',
    'not-found': '/nowhere/at/all',
    watch: `/watch#${await packRecord(JSON.stringify(goldenRecord('goal-5')))}`,
    'watch-chateau': `/watch#${await packRecord(JSON.stringify(goldenRecord('finisher-wins', 'oh-mon-chateau')))}`,
    'no-table': '/table/nosuchtable',
  };
}
