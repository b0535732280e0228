import { a } from '../../../../i18n/words.js';
import type { PlainMessages } from '../en/table.js';

const plain: PlainMessages = {
  setup: { starting: 'On dresse la table…' },
  table: {
    position: 'Où en est la partie',
    player: 'Qui joue',
    acts: 'doit jouer',
    offers: 'Ce que tu peux faire',
    wait: 'Les autres choisissent.',
    over: 'La partie est finie.',
    undo: 'Annuler',
    results: 'Voir le résultat',
  },
  prompt: {
    choose: (name) => `${name}, que fais-tu ?`,
    waits: (name) => `${name} choisit…`,
  },
  handover: {
    to: (name) => `Passe l’écran ${a(name)}`,
    help: 'La suite n’est pas pour d’autres yeux. Touche quand personne d’autre ne regarde.',
  },
  value: { yes: 'oui', no: 'non', none: 'rien' },
  ending: {
    won: (names, count) => (count === 1 ? `${names} gagne` : `${names} gagnent ensemble`),
    nobody: 'Personne ne gagne',
    look: 'Regarder la table',
  },
  keys: { move: 'Jouer le coup qui porte ce numéro' },
  character: {
    novice: { sentence: 'A lu les règles et essaie un peu tout.' },
    tinkerer: { sentence: 'Essaie dans sa tête ce qui pourrait suivre.' },
  },
};

export default plain;
