export {
  ohMonChateauBotSupport as botSupport,
  ohMonChateauVersions as versions,
} from '@castellan/oh-mon-chateau';
