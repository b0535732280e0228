import type { ChateauSetupMessages } from '../en/setup.js';

const setup: ChateauSetupMessages = {
  option: {
    mode: 'Welches Spiel?',
    mustUseDice: 'Wer würfelt, muss beide Würfel benutzen',
    theft: 'Ohne Gästediebstahl',
  },
  optionHelp: {
    mustUseDice:
      'Wie im Regelheft: jeden Würfel, der sich benutzen lässt. Ohne dies muss es niemand, eine sanftere Hausregel.',
    stallTurns: 'Hat so viele Züge hintereinander niemand gebaut, zählen die Schlösser, wie sie sind.',
    theft: 'Eine Hausregel, die nicht im Regelheft steht: Alle behalten ihre Gäste. Für Familien.',
  },
  modeHelp: {
    'petits-batisseurs': 'Für alle ab sechs Jahren: Gäste sind Punkte wert.',
    'grands-architectes': 'Gäste haben Kräfte und können gestohlen werden.',
  },
  setup: {
    starting: 'Die Baumeister kommen …',
    colour: 'Farbe',
    drawing: 'Zeichnen',
    autoHelp: 'Teile erscheinen, sobald sie gebaut sind. Von Hand zeichnen geht auch später.',
    style: 'Gezeichnet mit',
    pencil: 'Bleistift',
    ink: 'Feder',
    crayon: 'Wachsmalstift',
  },
  own: { enter: 'Die Tafel der eigenen Schachtel eingeben' },
  character: {
    pebble: { sentence: 'Legt Steine dorthin, wo es hübsch aussieht, und klatscht, wenn eine Mauer steht.' },
    thatch: { sentence: 'Macht fertig, was fast fertig ist, und summt dabei.' },
    mortar: { sentence: 'Setzt keinen Stein, der nicht zum Plan gehört.' },
    belfry: { sentence: 'Zählt von oben alle Türme und weiß, wer vorn liegt.' },
    keystone: { sentence: 'Hat mehr Schlössern den letzten Stein aufgesetzt, als es Hügel gibt.' },
    tinsel: { sentence: 'Lädt immer den schönsten Hut ein.' },
    quill: { sentence: 'Zeichnet erst den Plan und verliert ihn im Wind.' },
    plumb: { sentence: 'Misst alles mit dem Senkblei, auch die Gäste.' },
    magpie: { sentence: 'Schaut über jede Mauer, welcher Gast zu stehlen wäre.' },
    architect: { sentence: 'Sah das ganze Schloss, bevor der erste Würfel fiel.' },
  },
};

export default setup;
