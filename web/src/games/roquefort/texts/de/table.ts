import { either, listed } from '../../../../i18n/words.js';
import type { RoquefortMessages, Thing } from '../en/table.js';

const und = (words: readonly string[]) => listed('de', words);
const oder = (words: readonly string[]) => either('de', words);

const THINGS: Readonly<Record<Thing, string>> = {
  mouse: 'eine Maus',
  roof: 'ein Dach',
  slot: 'einen Schlitz',
};

const table: RoquefortMessages = {
  table: {
    board: 'Das Schloss',
    boardHelp: 'Pfeiltasten wandern über das Schloss, Enter wählt, das Fragezeichen zeigt alle Tasten.',
    handOver: (name) => `Gebt den Bildschirm an ${name} weiter`,
    handOverHelp: (name) =>
      `Gleich erscheint die Gedächtnishilfe von ${name}. Berühren, wenn sonst niemand hinsieht.`,
    againNow: 'Noch einmal: was die anderen getan haben',
    players: 'Wer mitspielt',
    tray: 'Was bereitliegt',
    goal: (kinds: number) => `Zwei Mäuse auf der gleichen Sorte gewinnen sie. Ziel: ${kinds} Sorten.`,
    miceInside: (count: number) => (count === 1 ? '1 Maus im Schloss' : `${count} Mäuse im Schloss`),
    actionsLeft: (count: number) => (count === 1 ? 'Noch 1 Aktion' : `Noch ${count} Aktionen`),
    kinds: (count: number, goal: number) => `${count} von ${goal} Sorten`,
    inDungeon: (count: number) => (count === 1 ? '1 Maus im Verlies' : `${count} Mäuse im Verlies`),
    miceOutside: (count: number) => (count === 1 ? '1 Maus draußen' : `${count} Mäuse draußen`),
    spare: (tile: string) => `Übrige Platte: ${tile}`,
    thinking: (name: string) => `${name} überlegt …`,
    stallSoon: (turns: number) =>
      turns === 1
        ? 'Wenn in diesem Zug nichts passiert, ist das Spiel aus.'
        : `Wenn ${turns} Züge lang nichts passiert, ist das Spiel aus.`,
  },
  tile: {
    C1: 'Emmentaler',
    C2: 'Camembert',
    C3: 'Roquefort',
    C4: 'Gouda',
    C5: 'Brie',
    C6: 'Mimolette',
    C7: 'Valençay',
    blank: 'leerer Boden',
    trap: 'Mausefalle',
    unknown: 'noch nicht gesehen',
  },
  cell: {
    raised: 'erhöht',
    tower: 'Turm',
    roofed: 'unter einem Dach',
    open: 'offen',
    empty: 'frei',
    room: (letter: string) => `Raum ${letter}`,
    roofTiled: 'Ziegeldach',
    roofThatched: 'Strohdach',
    roofCopper: 'Kupferdach',
    mouseOf: (name: string) => `Maus von ${name}`,
    remembered: (tile: string) => `hier war: ${tile}`,
    slot: (slot: string) => `Schlitz ${slot}`,
    reach: (cost: number) => (cost === 1 ? '1 Aktion entfernt' : `${cost} Aktionen entfernt`),
    chosen: 'ausgewählt',
  },
  action: {
    endTurn: 'Zug beenden',
    fromOutside: 'eine hereinlassen',
    letIn: 'Herein',
    push: 'Schieben',
    putBack: 'Weglegen',
    takeBack: 'Lieber nicht',
    doIt: 'Trotzdem',
  },
  prompt: {
    turn: (name: string) => `${name}, du bist dran`,
    stuck: (name: string) => `${name}, diese Maus kann nicht laufen: Heb ein Dach neben ihr ab`,
    stuckHere: (name: string) => `${name}, diese Maus kann nicht laufen: Wähle etwas anderes`,
    place: (name: string) => `${name}, setz eine Maus in einen freien Turm`,
    begin: (name: string, things: readonly Thing[]) =>
      `${name}, wähle ${oder(things.map((thing) => THINGS[thing]))}`,
    mouse: (name: string) => `${name}, wohin läuft die Maus?`,
    enter: (name: string) => `${name}, wo kommt die Maus herein?`,
    slide: (name: string) => `${name}, wähle einen Schlitz für die Platte`,
    push: (name: string) => `${name}, schieb die Platte hinein oder leg sie weg`,
    go: (name: string) => `${name}, mach weiter oder beende den Zug`,
    done: (name: string) => `${name}, keine Aktion mehr: Beende den Zug`,
    over: (name: string) => `${name}, mehr geht nicht: Beende den Zug`,
  },
  forecast: {
    youGet: (cheese: string) => `Du bekommst ${cheese}!`,
    gets: (name: string, cheese: string) => `${name} bekommt ${cheese}.`,
    youWin: 'Damit ist das Spiel gewonnen!',
    yoursFalls: (cell: string) => `Deine Maus auf ${cell} fällt!`,
    falls: (name: string, cell: string) => `Die Maus von ${name} auf ${cell} fällt.`,
    unsure: (cells: readonly string[]) =>
      `Was unter die ${cells.length === 1 ? 'Maus' : 'Mäuse'} auf ${und(cells)} kommt, ist nicht zu sehen.`,
    dropsOut: (tile: string) => `Heraus fällt: ${tile}.`,
    nothing: 'Soweit man sieht, fällt niemand und niemand bekommt Käse.',
  },
  warning: {
    losesTitle: 'Damit ist das Spiel aus',
    loses: (winner: string) =>
      `Schiebst du hier, fällt eine dritte Maus, und ${winner} gewinnt. Trotzdem schieben?`,
    losesDraw: 'Schiebst du hier, ist das Spiel aus, und niemand gewinnt. Trotzdem schieben?',
    losesGoal: (winner: string) => `Danach hat ${winner} genug Sorten und gewinnt. Trotzdem?`,
    stalls: (winner: string) =>
      `Mit diesem Zug ist zu lange nichts geschehen, und ${winner} gewinnt. Zug beenden?`,
    dropsTitle: 'Eine Maus würde fallen',
    drops: (name: string, cell: string) =>
      `Die Mausefalle rutscht auf ${cell} unter die Maus von ${name}. Trotzdem schieben?`,
    idleTitle: 'Es sind noch Aktionen übrig',
    idle: (count: number) =>
      count === 1
        ? 'Noch 1 Aktion ist übrig. Zug beenden?'
        : `Noch ${count} Aktionen sind übrig. Zug beenden?`,
  },
  why: {
    'R2.2': 'Zuerst setzen alle eine Maus in einen freien Turm.',
    'R3.1': 'Ein Zug hat vier Aktionen, und geschoben wird nur einmal. So viel ist nicht mehr übrig.',
    'R3.2': 'An diesem Tisch braucht jeder Zug mindestens eine Aktion.',
    'R4.1': 'Ein Dach lässt sich abheben, wenn eine deiner Mäuse den Raum berührt.',
    'R5.1': 'Von draußen kommen Mäuse durch einen freien Turm herein.',
    'R5.2': 'Mäuse laufen auf das Feld daneben, nie schräg.',
    'R5.3': 'Niemand läuft unter ein Dach, auf eine offene Falle oder zurück in einen Turm.',
    'R5.4':
      'Auf einem Feld ist Platz für eine Maus. Über andere hinweg geht es, wenn das Feld dahinter frei ist.',
    'R5.5':
      'Über einen Turm kommt man nur, wenn er besetzt ist, das nächste Feld frei ist und der Tisch es erlaubt.',
    'R6.1': 'Die Platte kommt dort hinein, wo ein rotes Banner hängt.',
    'R6.4': 'An diesem Tisch wird die Platte nicht gleich zurückgeschoben.',
    'R7.2': 'Gerade ist jemand anderes dran.',
    'R9.1': 'Das Spiel ist aus: Das Ziel ist erreicht.',
    'R9.2': 'Das Spiel ist aus: Eine dritte Maus ist gefallen.',
    'R9.5': 'Das Spiel ist aus: Zu lange ist nichts geschehen.',
    'R10.2': 'Zuerst muss sich die neue Platte zeigen.',
  },
  log: {
    placed: (name: string, tower: string) => `${name} setzt eine Maus in den Turm ${tower}.`,
    entered: (name: string, tower: string) => `${name} kommt in den Turm ${tower}.`,
    ran: (name: string, from: string, to: string, over: readonly string[]) =>
      over.length === 0
        ? `${name} läuft von ${from} nach ${to}.`
        : `${name} läuft von ${from} über ${und(over)} nach ${to}.`,
    enteredOver: (name: string, to: string, over: readonly string[]) =>
      `${name} kommt über ${und(over)} nach ${to}.`,
    uncovered: (name: string, room: string) => `${name} hebt das Dach von Raum ${room} ab.`,
    slid: (name: string, slot: string) => `${name} schiebt die Platte bei ${slot} hinein.`,
    seen: (cell: string, tile: string) => `Auf ${cell}: ${tile}.`,
    seenSpare: (tile: string) => `Die übrige Platte: ${tile}.`,
    fell: (name: string, cell: string) => `Auf ${cell} fällt eine Maus von ${name} ins Verlies.`,
    collected: (name: string, cheese: string) => `${name} bekommt ${cheese}!`,
    covered: (rooms: readonly string[]) =>
      rooms.length === 1
        ? `Das Dach von Raum ${rooms[0]} ist wieder zu.`
        : `Die Dächer der Räume ${und(rooms)} sind wieder zu.`,
    turnBegan: (name: string) => `${name} ist dran.`,
  },
  ending: {
    result: 'Ergebnis',
    title: (winner: string) => `${winner} gewinnt!`,
    drawTitle: 'Niemand gewinnt',
  },
  keys: {
    arrows: 'Über das Schloss wandern',
    choose: 'Maus, Feld, Dach oder Schlitz wählen',
    nextMouse: 'Deine nächste Maus',
    mice: 'Maus 1 bis 4',
    roofs: 'Nächstes Dach, das sich abheben lässt',
    slots: 'Nächster Schlitz',
    outside: 'Eine Maus von draußen',
    endTurn: 'Zug beenden',
  },
};

export default table;
