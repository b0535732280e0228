export * as ohMonChateau from './oh-mon-chateau/index.js';
export * as roquefort from './roquefort/index.js';
