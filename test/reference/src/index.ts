export * as roquefort from './roquefort/index.js';
