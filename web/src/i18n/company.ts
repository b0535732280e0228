import { catalogue } from './catalogue.js';
import type { CompanyMessages } from './en/company.js';

/** Texts about the others at a table on the server: finding them, leaving them, being their host. */
export const { texts: companyTexts, speak: speakOfCompany } = catalogue<CompanyMessages>('company', {
  en: () => import('./en/company.js'),
  fr: () => import('./fr/company.js'),
  de: () => import('./de/company.js'),
});
