import type { ChateauBoxMessages } from '../en/box.js';

const box: ChateauBoxMessages = {
  boards: {
    title: 'Eine eigene Tafel',
    lead: 'Die gedruckten Tafeln kennen wir nicht. Gib deine ein: ihre Felder, was Reihen bauen und was alles wert ist.',
    atTable: 'eigene Tafel',
    nameless: 'Meine Tafel',
  },
  start: {
    printed: { 'petits-batisseurs': 'Unsere grüne Tafel', 'grands-architectes': 'Unsere blaue Tafel' },
    empty: { 'petits-batisseurs': 'Leere grüne Tafel', 'grands-architectes': 'Leere blaue Tafel' },
  },
  brush: { title: 'Was zeigt das Feld?', none: 'Kein Feld' },
  grid: {
    label: 'Die Tafel, fünf Zeilen mit je fünf Plätzen',
    how: 'Wähle einen Rohstoff und tippe auf die Felder, die ihn zeigen. Noch einmal tippen löscht ein Feld.',
    keys: 'Mit Tasten: Pfeile bewegen, W, S, G und F setzen Holz, Stein, Gold und Essen, Entf löscht.',
    cell: (cell, what) => `${cell}: ${what}`,
    none: 'kein Feld',
    wrong: 'stimmt noch nicht',
  },
  line: {
    title: 'Was Reihen bauen',
    how: 'Zwei oder mehr Felder neben- oder untereinander sind eine Reihe.',
    none: 'Reihen erscheinen, sobald zwei Felder nebeneinanderliegen.',
    makes: (line, cells) => `Reihe ${line}, ${cells.join(', ')}: baut`,
    choose: 'Baut …',
    kind: {
      floor: 'Stockwerk',
      tower: 'Turm',
      wall: 'Mauer',
      flag: 'Fahne',
      reactivation: 'Gast handelt noch einmal',
      theft: 'Gast stehlen',
    },
    points: 'Punkte',
    inhabitants: 'Bewohner',
  },
  track: {
    title: 'Was Bewohner wert sind',
    how: 'Es zählt die Gruppe, in der zuletzt jemand gezeichnet wurde.',
    group: (group) => `Gruppe ${group}`,
  },
  guests: {
    title: 'Was Gäste wert sind',
    how: 'Die Punkte in der Ecke jeder Karte.',
    howSmall: (found, wanted) => `Wie viele Karten so viele Punkte haben: bisher ${found} von ${wanted}.`,
    worth: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
    each: {
      floor: 'je Stockwerk',
      tower: 'je Turm',
      wall: 'je Mauer',
      flag: 'je Fahne',
      crown: 'je Gast mit Krone',
    },
  },
  check: {
    title: 'Kann man damit spielen?',
    right: 'Ja, alles ist da. Du kannst damit spielen.',
    left: (count) =>
      count === 0
        ? 'Alles stimmt.'
        : count === 1
          ? 'Eine Sache stimmt noch nicht.'
          : `${count} Sachen stimmen noch nicht.`,
  },
  fault: {
    cells: (found, wanted) =>
      `Eine Tafel hat ${wanted} Felder, hier ${found === 1 ? 'ist es eins' : `sind es ${found}`}.`,
    resource: (resource, found) =>
      `Drei Felder zeigen ${resource}, hier ${found === 1 ? 'ist es eins' : `sind es ${found}`}.`,
    alone: (cell) => `Feld ${cell} liegt in keiner Reihe: Eine Scheibe kehrt von dort nie zurück.`,
    locks: (cells) =>
      `Alle Reihen gehen durch ${cells.join(' oder ')}: Bleiben beide frei, vollenden zehn Scheiben nichts.`,
    lineEmpty: (line) => `Reihe ${line} baut noch nichts.`,
    worth: (line, points, inhabitants) =>
      `Reihe ${line}: Ein Turm oder eine Fahne ist 1 bis ${points} wert, eine Mauer bringt 0 bis ${inhabitants} Bewohner.`,
    noPowers: (line) => `Reihe ${line}: Gäste der Kleinen Baumeister können nichts Besonderes.`,
    floor: 'Keine Reihe baut ein Stockwerk.',
    tower: 'Keine Reihe baut einen Turm.',
    wall: 'Keine Reihe baut eine Mauer.',
    flag: 'Keine Reihe baut eine Fahne.',
    group: (group, most) => `Gruppe ${group} ist 0 bis ${most} wert.`,
    falls: (group) => `Gruppe ${group} ist weniger wert als die davor.`,
    smallGuests: (found, wanted) =>
      `Es gibt ${wanted} Gäste, hier ${found === 1 ? 'ist es einer' : `sind es ${found}`}.`,
    smallGuest: (points, most) => `Höchstens ${most} Gäste können ${points} wert sein.`,
    guest: (name, most) => `${name} ist 0 bis ${most} Punkte wert.`,
    other: 'Das ist keine Tafel dieses Spiels.',
  },
};

export default box;
