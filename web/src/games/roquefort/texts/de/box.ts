import type { RoomsMessages } from '../en/box.js';

const box: RoomsMessages = {
  rooms: {
    title: 'Eigene Räume',
    lead: 'Die gedruckten Bretter kennen wir nicht. Übertrage die Räume von deinem, oder bau dir ein eigenes Schloss.',
    atTable: 'eigene Räume',
    nameless: 'Mein Schloss',
  },
  start: { A: 'Seite A', B: 'Seite B', random: 'Überraschung', empty: 'Leeres Schloss' },
  grid: {
    label: 'Das Schloss von oben',
    how: 'Zieh von einer Ecke des Raums zur anderen, oder berühr beide Ecken nacheinander. Berühr ein Feld zweimal, um seinen Raum wegzunehmen.',
    keys: 'Mit Tasten: Pfeile bewegen, Enter setzt eine Ecke, Entf nimmt einen Raum weg, Esc lässt die Ecke los.',
    free: (cell) => `${cell}: kein Raum`,
    inRoom: (cell, size, cells) =>
      size === 1 ? `${cell}: Raum mit einem Feld` : `${cell}: Raum mit ${size} Feldern, ${cells}`,
    wrong: 'stimmt noch nicht',
    corner: 'erste Ecke',
  },
  told: {
    corner: (cell) => `${cell} ist eine Ecke. Jetzt die andere.`,
    letGo: 'Ecke losgelassen.',
    made: (size, cells) =>
      size === 1 ? `Raum mit einem Feld: ${cells}.` : `Raum mit ${size} Feldern: ${cells}.`,
    removed: (cells) => `Raum weggenommen: ${cells}.`,
    nothing: 'Hier ist kein Raum.',
    mirrored: 'Die andere Hälfte ist gefüllt.',
    cleared: 'Das Schloss ist leer.',
    left: (count) =>
      count === 0
        ? 'Alles stimmt.'
        : count === 1
          ? '1 Sache stimmt noch nicht.'
          : `${count} Sachen stimmen noch nicht.`,
  },
  tool: {
    mirror: 'Andere Hälfte füllen',
    'left-to-right': 'Von links nach rechts',
    'top-to-bottom': 'Von oben nach unten',
    'half-turn': 'Um eine halbe Drehung',
    clear: 'Alles löschen',
  },
  check: {
    title: 'Ist das ein Schloss?',
    right: 'Ja: 18 Räume, und jedes Dach passt. Du kannst damit spielen.',
    show: (what) => `Zeigen, wo: ${what}`,
    size: { 2: '2er-Räume', 3: '3er-Räume', 4: '4er-Räume' },
    ofWanted: (found, wanted) => `${found} von ${wanted}`,
  },
  fault: {
    rows: 'Das ist kein Plan von Räumen.',
    tower: (cell) => `${cell}: Die vier Ecken sind Türme und sonst nichts.`,
    free: (count) =>
      count === 1 ? 'Ein Feld hat noch keinen Raum.' : `${count} Felder haben noch keinen Raum.`,
    letter: 'Es sind mehr als 18 Räume.',
    missing: 'Es sind weniger als 18 Räume.',
    shape: (cells) => `Dieser Raum ist kein Rechteck: ${cells}.`,
    single: (cell) => `${cell} ist allein: Ein Raum hat mindestens zwei Felder.`,
    size: (width, height, cells) =>
      `Einen Raum von ${width} mal ${height} gibt es nicht (${cells}): Sie sind 1 mal 2, 1 mal 3 oder 2 mal 2.`,
    tooMany: (size, found, wanted) =>
      `Es sind ${found} Räume mit ${size} Feldern, aber dafür gibt es nur ${wanted} Dächer.`,
    tooFew: (size, found, wanted) =>
      `Es sollten ${wanted} Räume mit ${size} Feldern sein, und es ${found === 1 ? 'ist' : 'sind'} ${found}.`,
  },
};

export default box;
