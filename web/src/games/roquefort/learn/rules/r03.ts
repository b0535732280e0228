import type { RuleChapter } from '../../../../learn/rule.js';
import { FIRST_TURN } from './positions.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'A turn', fr: 'Un tour', de: 'Ein Zug' },
  rules: [
    {
      id: 'R3.1',
      position: FIRST_TURN,
      show: ['slide a2', 'slide b1'],
      claims: [
        { at: 'actionsLeft', is: 4 },
        { after: ['slide a2'], move: 'slide b1', refusedBy: 'R3.1' },
      ],
      texts: {
        en: ['Up to four actions in a turn: lift roofs, run and push, in any order. But only one push.'],
        fr: [
          'Jusqu’à quatre actions par tour : soulever, courir, pousser, dans l’ordre que tu veux. Mais une seule poussée.',
        ],
        de: [
          'Bis zu vier Aktionen in einem Zug: Dächer abheben, laufen, schieben, in beliebiger Folge. Aber nur einmal schieben.',
        ],
      },
    },
    {
      id: 'R3.2',
      position: {
        options: { players: 2, layout: 'A', first: 0, mustAct: true },
        turns: ['draw spare blank / place a1 / place g7'],
      },
      show: ['end'],
      claims: [{ move: 'end', refusedBy: 'R3.2' }],
      texts: {
        en: [
          'You may do nothing at all, unless your table says otherwise. The English rulebook says “up to four”, the French one “one to four”. This board plays by the French one.',
        ],
        fr: [
          'Tu peux ne rien faire, sauf si votre table en décide autrement. La règle anglaise dit « jusqu’à quatre », la française « une à quatre ». Ce plateau suit la française.',
        ],
        de: [
          'Du darfst auch gar nichts tun, wenn euer Tisch nichts anderes sagt. Die englische Regel sagt „bis zu vier“, die französische „eine bis vier“. Dieses Brett folgt der französischen.',
        ],
      },
    },
  ],
};
