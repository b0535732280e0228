export { ohMonChateau as game, ohMonChateauOpposition as opposition } from '@castellan/oh-mon-chateau';
