import { listed } from '../../../../i18n/words.js';
import type { EndMessages } from '../en/end.js';

const und = (words: readonly string[]) => listed('de', words);
const sorten = (count: number): string => (count === 1 ? '1 Sorte' : `${count} Sorten`);

const end: EndMessages = {
  end: {
    skip: 'Zum Ergebnis',
    look: 'Das Schloss ansehen',
    rank: (rank) => `Rang ${rank}`,
    goal: (winner, kinds) => `${winner} hat ${kinds.length} Sorten Käse beisammen: ${und(kinds)}.`,
    last: (cheese) => `Zuletzt kam ${cheese} dazu.`,
    third: (losers) =>
      losers.length === 1
        ? `Die dritte Maus von ${losers[0]} ist gefallen.`
        : `${und(losers)} haben die dritte Maus verloren.`,
    stall: 'Lange kam kein neuer Käse dazu, und keine Maus fiel.',
    most: (winner, count) =>
      `Von allen, die noch zwei Mäuse haben, hat ${winner} am meisten Käse: ${sorten(count)}.`,
    waited: (winner, equals, count) =>
      count === 0
        ? `${und([winner, ...equals])} haben noch keinen Käse. ${winner} hat am längsten auf den nächsten Zug gewartet und gewinnt.`
        : `${und([winner, ...equals])} haben je ${sorten(count)}. ${winner} hat am längsten auf den nächsten Zug gewartet und gewinnt.`,
    alone: (winner) => `Nur ${winner} hat noch zwei Mäuse.`,
    draw: 'Niemand hat noch zwei Mäuse im Schloss. Der Käse bleibt, wo er ist.',
    yours: (kinds) =>
      kinds.length === 0
        ? 'Deine Mäuse kommen hungrig heim. Das Feuer wärmt, und das nächste Spiel kommt bestimmt.'
        : `Deine Mäuse bringen ${und(kinds)} heim und dürfen auch vom Käse der anderen kosten.`,
  },
};
export default end;
