import { catalogue } from './catalogue.js';
import type { PeopleMessages } from './en/people.js';

const { texts, speak } = catalogue<PeopleMessages>('people', {
  en: () => import('./en/people.js'),
  fr: () => import('./fr/people.js'),
  de: () => import('./de/people.js'),
});

/** Texts of running games, friends and profiles, in the language spoken now. */
export const peopleTexts = texts;
export const speakOfPeople = speak;
