import { de, listed } from '../../../../i18n/words.js';
import type { EndMessages } from '../en/end.js';

const et = (words: readonly string[]) => listed('fr', words);
const varietes = (count: number): string => (count > 1 ? `${count} variétés` : `${count} variété`);

const end: EndMessages = {
  end: {
    skip: 'Voir le résultat',
    look: 'Regarder le château',
    rank: (rank) => (rank === 1 ? '1er rang' : `${rank}e rang`),
    goal: (winner, kinds) => `${winner} a réuni ${kinds.length} variétés de fromage : ${et(kinds)}.`,
    last: (cheese) => `Le dernier trouvé : ${cheese}.`,
    third: (losers) =>
      losers.length === 1
        ? `La troisième souris ${de(losers[0])} est tombée.`
        : `${et(losers)} ont perdu leur troisième souris.`,
    stall: 'Longtemps, ni nouveau fromage ni chute.',
    most: (winner, count) =>
      `Parmi ceux qui ont encore deux souris, ${winner} a le plus de fromage : ${varietes(count)}.`,
    waited: (winner, equals, count) =>
      count === 0
        ? `${et([winner, ...equals])} n’ont pas encore de fromage. ${winner} attendait son tour depuis le plus longtemps et gagne.`
        : `${et([winner, ...equals])} ont chacun ${varietes(count)}. ${winner} attendait son tour depuis le plus longtemps et gagne.`,
    alone: (winner) => `Il n’y a plus que ${winner} qui ait deux souris.`,
    draw: 'Plus personne n’a deux souris dans le château. Le fromage reste où il est.',
    yours: (kinds) =>
      kinds.length === 0
        ? 'Tes souris rentrent le ventre vide. Le feu est chaud, et il y aura d’autres parties.'
        : `Tes souris rapportent ${et(kinds)}, et goûtent aussi au fromage des autres.`,
  },
};
export default end;
