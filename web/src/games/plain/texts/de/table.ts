import type { PlainMessages } from '../en/table.js';

const plain: PlainMessages = {
  setup: { starting: 'Der Tisch wird gedeckt …' },
  table: {
    position: 'So steht es',
    player: 'Wer spielt',
    acts: 'ist an der Reihe',
    offers: 'Das ist möglich',
    wait: 'Andere wählen gerade.',
    over: 'Das Spiel ist aus.',
    undo: 'Zurücknehmen',
    results: 'Ergebnis zeigen',
  },
  prompt: {
    choose: (name) => `${name}, was tust du?`,
    waits: (name) => `${name} wählt …`,
  },
  handover: {
    to: (name) => `Gib ${name} den Bildschirm`,
    help: 'Was jetzt kommt, ist nicht für andere Augen. Tippe, wenn sonst niemand hinsieht.',
  },
  value: { yes: 'ja', no: 'nein', none: 'nichts' },
  ending: {
    won: (names, count) => (count === 1 ? `${names} gewinnt` : `${names} gewinnen gemeinsam`),
    nobody: 'Niemand gewinnt',
    look: 'Den Tisch ansehen',
  },
  keys: { move: 'Den Zug mit dieser Nummer machen' },
  character: {
    novice: { sentence: 'Hat die Regeln gelesen und probiert herum.' },
    tinkerer: { sentence: 'Probiert im Kopf aus, was folgen kann.' },
  },
};

export default plain;
