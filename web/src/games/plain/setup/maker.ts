import { pageTexts } from '../../../i18n/i18n.js';
import { valuesOf } from '../../../shell/setup/options.js';
import * as setup from '../../../shell/setup/start-table.js';
import type { TableMaker } from '../../table-maker.js';
import { PLAIN_BOTS } from '../bots.js';
import type { PlainKit } from '../kit.js';

export function makerOf({ facts: { id }, options }: PlainKit): TableMaker {
  const players = valuesOf(options.players).map(Number);
  return {
    id,
    store: `castellan.last-${id}`,
    players: { min: Math.min(...players), max: Math.max(...players) },
    bots: () => PLAIN_BOTS,
    // can be beaten by whoever has just read the rules
    friendly: 0,
    nameless: (seat) => pageTexts().newGame.player(seat + 1),
  };
}

export const playNow = (kit: PlainKit): Promise<boolean> => setup.playNow(makerOf(kit));
