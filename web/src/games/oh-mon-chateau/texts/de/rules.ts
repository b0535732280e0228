import type { ChateauRulesMessages } from '../en/rules.js';

const chateauRules: ChateauRulesMessages = {
  rules: {
    title: 'So spielt man Oh mon château',
    lead: 'Würfeln, sammeln, bauen, zeichnen: Wessen Schloss ist am meisten wert?',
    aimTitle: 'Ein Schloss aus zwölf Teilen',
    aim: 'Vier Stockwerke im Bergfried, vier Türme, vier Mauern. Hat jemand alle zwölf, zählen alle ihre Punkte, und die meisten gewinnen.',
    diceTitle: 'Zwei Würfel für alle',
    dice: 'Wer am Zug ist, würfelt und benutzt beide Würfel, jeden, der sich benutzen lässt. Alle anderen dürfen einen davon benutzen, alle gleichzeitig.',
    faces:
      'Holz, Stein, Gold und Essen: Lege eine deiner zehn Scheiben auf ein solches Feld. Bewohner: Zeichne zwei Bewohner. Das Fragezeichen ist, was du willst. Ist keine Scheibe mehr da oder kein solches Feld frei, verfällt der Würfel.',
    buildTitle: 'Eine volle Reihe wird ein Teil',
    build:
      'Sind die Würfel benutzt, darf bauen, wer gewürfelt hat: die Scheiben einer vollen Reihe zurücknehmen und zeichnen, was ihr Bild zeigt.',
    crossing:
      'Wo sich zwei volle Reihen kreuzen, verliert eine von beiden eine Scheibe, wenn die andere gebaut wird: Wähle gut.',
    flags:
      'Fahnen stehen auf gebauten Mauern, höchstens sechs: zwei Mauern tragen je zwei, zwei Mauern je eine. Du wählst, welche Mauer du baust.',
    drawTitle: 'Zeichne, wenn du magst',
    draw: 'Jeder Teil öffnet seinen Platz auf dem Blatt. Zeichne ihn selbst oder lass ihn zeichnen. Welcher der vier Türme es ist, wählst du; seine Punkte stehen darauf. Das ändert keine Punkte, und niemand wartet darauf.',
    endTitle: 'Das Ende',
    end: 'Wer ein Schloss vollendet, zeichnet eine Wolke für 4 Punkte, und niemand würfelt mehr. Die anderen bauen noch einmal, was voll ist. Dabei wird keine Scheibe mehr gelegt: Was Gäste an Scheiben brächten, verfällt.',
    countTitle: 'Die Punkte',
    count:
      'Gezählt werden Türme, die Sonne (4 Punkte für das erste Schloss mit vier Türmen), Wolken, die Gruppe des letzten Bewohners, Fahnen und Gäste. Baut lange niemand mehr, zählen die Schlösser, wie sie sind.',
    guestsTitle: 'Die Gäste',
    guests:
      'Jedes Stockwerk bringt einen Gast. Kleine Baumeister decken einen auf, der Punkte zählt. Große Architekten wählen einen von dreien, mit Kräften; mit einer vollen Reihe mit Maske stiehlt man jemandem einen. Gäste mit Blitz oder Sanduhr zählen je 1 Punkt.',
    ownTitle: 'Was rekonstruiert ist',
    own: 'Die gedruckten Bilder kennen wir nicht. Wo die Felder liegen, was jede Reihe ergibt, was die Gruppen der Bewohner und die Gäste der Kleinen Baumeister zählen: All das ist aus dem erschlossen, was über das Spiel geschrieben wurde.',
    enter: 'Die Tafel der eigenen Schachtel eingeben',
  },
};

export default chateauRules;
