import { catalogue } from './catalogue.js';
import type { CompanyMessages } from './en/company.js';

const { texts, speak } = catalogue<CompanyMessages>('company', {
  en: () => import('./en/company.js'),
  fr: () => import('./fr/company.js'),
  de: () => import('./de/company.js'),
});

/** Texts of running games, friends and profiles, in the language spoken now. */
export const companyTexts = texts;
export const speakOfCompany = speak;
