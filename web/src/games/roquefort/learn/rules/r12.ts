import type { RuleChapter } from '../../../../learn/rule.js';

/** What is said here, rules.test.ts asserts through the rules. */
export const chapter: RuleChapter = {
  title: { en: 'House rules', fr: 'Règles maison', de: 'Hausregeln' },
  rules: [
    {
      id: 'R12.1',
      mark: 'house',
      position: {
        options: { players: 2, layout: 'A', first: 0, firstTurnActions: 2 },
        turns: ['draw spare blank / place a1 / place g7'],
      },
      show: ['uncover Q'],
      claims: [
        { at: 'actionsLeft', is: 2 },
        { at: 'turnActions', is: 2 },
      ],
      texts: {
        en: [
          'The very first turn of the game may have fewer actions. Here it has two.',
          'In no rulebook: it takes away what beginning is worth. Off unless a table agrees on it.',
        ],
        fr: [
          'Le tout premier tour de la partie peut avoir moins d’actions. Ici, deux.',
          'Dans aucune règle imprimée : elle ôte l’avantage de commencer. Absente sans accord de la table.',
        ],
        de: [
          'Der allererste Zug des Spiels kann weniger Aktionen haben. Hier hat er zwei.',
          'In keiner Spielregel: Sie nimmt den Vorteil, zu beginnen. Nur wenn ein Tisch sie vereinbart.',
        ],
      },
    },
  ],
};
