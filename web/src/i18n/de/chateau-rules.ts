import type { ChateauRulesMessages } from '../en/chateau-rules.js';

const chateauRules: ChateauRulesMessages = {
  rules: {
    title: 'So spielt man Oh mon château',
    lead: 'Würfeln, sammeln, bauen, zeichnen: Wessen Schloss ist am meisten wert?',
    aimTitle: 'Ein Schloss aus zwölf Teilen',
    aim: 'Vier Stockwerke, vier Türme, vier Mauern. Hat jemand alle, zählen alle ihre Punkte, und die meisten gewinnen.',
    diceTitle: 'Zwei Würfel für alle',
    dice: 'Wer am Zug ist, würfelt und darf beide Würfel nutzen. Alle anderen dürfen einen davon nutzen, alle gleichzeitig.',
    faces:
      'Holz, Stein, Gold und Essen: Lege eine deiner zehn Scheiben auf ein solches Feld. Leute: Zeichne zwei Bewohner. Das Fragezeichen ist, was du willst.',
    buildTitle: 'Eine volle Reihe wird ein Teil',
    build:
      'Sind die Würfel genutzt, darf bauen, wer gewürfelt hat: die Scheiben einer vollen Reihe zurücknehmen und zeichnen, was ihr Bild zeigt.',
    crossing:
      'Wo sich zwei volle Reihen kreuzen, verliert die eine eine Scheibe, wenn die andere gebaut wird: Wähle gut. Fahnen brauchen eine Mauer.',
    drawTitle: 'Zeichne, wenn du magst',
    draw: 'Jeder Teil öffnet seinen Platz auf dem Blatt. Zeichne ihn selbst oder lass ihn zeichnen. Das ändert keine Punkte, und niemand wartet darauf.',
    endTitle: 'Das Ende',
    end: 'Wer ein Schloss vollendet, bekommt eine Wolke im Wert von 4, die anderen bauen noch einmal, was voll ist. Gezählt werden Türme, die Sonne für die ersten vier Türme, Wolken, die letzte Gruppe Bewohner, Fahnen und Gäste.',
    guestsTitle: 'Die Gäste',
    guests:
      'Jedes Stockwerk bringt einen Gast. Kleine Baumeister decken einen auf, der Punkte zählt. Große Architekten wählen einen von dreien, mit Kräften; eine volle Reihe mit Maske lockt jemandem einen weg.',
  },
};

export default chateauRules;
