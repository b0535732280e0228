import type { RoquefortSetupMessages } from '../en/setup.js';

const setup: RoquefortSetupMessages = {
  option: {
    edition: 'Ausgabe',
    layout: 'Räume',
    goal: 'Sorten bis zum Sieg',
    mustAct: 'Mindestens eine Aktion im Zug',
    enterOverTower: 'Über besetzte Türme hereinkommen',
    noPushBack: 'Nicht gleich zurückschieben',
  },
  optionHelp: {
    edition: 'Das Spiel wurde dreimal gedruckt, mit kleinen Unterschieden.',
    layout:
      'Wo die Räume liegen. Das Brett hat zwei Seiten; der Zufall kann auch ein Schloss bauen, das niemand kennt.',
    goal: 'Mit vier wird es ein kurzes Spiel. Fünf oder sechs passen für zwei oder drei, die es schon kennen.',
    mustAct: 'Niemand darf seinen Zug beenden, ohne etwas getan zu haben.',
    enterOverTower:
      'Eine Maus von draußen darf für zwei Aktionen über einen besetzten Turm auf das freie Feld dahinter klettern.',
    noPushBack:
      'Die Platte, die eben herausgefallen ist, darf nicht gleich auf der anderen Seite wieder hinein.',
    stallTurns: 'So viele Züge hintereinander ohne neuen Käse und ohne Sturz beenden das Spiel.',
    first: 'Danach geht es im Uhrzeigersinn.',
  },
  side: { A: 'Seite A', B: 'Seite B', random: 'Überraschung' },
  own: {
    enter: 'Räume der eigenen Schachtel eingeben',
    fact: 'Eigene Räume',
    reconstruction:
      'Wie die Räume auf Seite A und B liegen, ist von uns rekonstruiert: Die gedruckten Bretter kennen wir nicht. Wer die Schachtel hat, kann *ihre Räume eingeben*.',
  },
  editionHelp: {
    'zoch-2007':
      'Die erste Ausgabe. Im englischen Text sind es bis zu vier Aktionen im Zug, im französischen eine bis vier. Hier gilt: bis zu vier. Ein Schalter weiter unten verlangt mindestens eine.',
    'appenzell-2007':
      'Die Schweizer Ausgabe, auf Französisch. Eine bis vier Aktionen: Niemand darf stillsitzen.',
    'rio-grande-2022':
      'Die neuere Ausgabe: bis zu vier Aktionen, und wer anfängt, bestimmt ihr, wie ihr wollt.',
  },
  character: {
    crumb: { sentence: 'Läuft allem nach, was gut riecht, und vergisst, wo es war.' },
    noisette: {
      sentence: 'Merkt sich das letzte Dach, unter das sie geguckt hat, wenn niemand sie ablenkt.',
    },
    biscuit: { sentence: 'Kennt ein paar gute Ecken auswendig.' },
    thimble: { sentence: 'Plant den ganzen Zug und behält die Fallen im Auge.' },
    praline: { sentence: 'Hat eine Nase für Paare und ein gutes Gedächtnis.' },
    griffonne: { sentence: 'Schreibt nichts auf und vergisst wenig.' },
    baron: { sentence: 'Vergisst nichts und sieht jede Antwort kommen.' },
    castellane: { sentence: 'Wohnt seit hundert Jahren in diesem Schloss.' },
  },
};

export default setup;
