import english from '../../src/i18n/en.js';

/** The words of the page, so that a better word breaks no test. */
export const en = english;
