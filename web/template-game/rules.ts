import { plainBotSupport } from '@castellan/ai';
import { imagine, templateGame } from '@castellan/template-game';

/** Every version of the rules that can still be played. */
export const versions = [templateGame];
/** Bots that search without any knowledge of the game. */
export const botSupport = plainBotSupport(templateGame, imagine);
