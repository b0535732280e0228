import type { RoquefortRulesMessages } from '../en/rules.js';

const rules: RoquefortRulesMessages = {
  rules: {
    title: (game: string) => `So spielt man ${game}`,
    lead: 'Zwei deiner Mäuse auf der gleichen Sorte Käse, und die Sorte gehört dir. Vier Sorten gewinnen; ein Tisch kann sich auch auf fünf oder sechs einigen.',
    aimTitle: 'Käse im Doppel',
    aim: 'Unter den Dächern liegen sieben Sorten Käse, von jeder drei Platten. Sobald zwei Mäuse von jemandem auf der gleichen Sorte stehen, ist sie gewonnen, egal, wer gerade dran ist. Jede Sorte zählt einmal.',
    turnTitle: 'Ein Zug: bis zu vier Aktionen',
    turnTitleMustAct: 'Ein Zug: eine bis vier Aktionen',
    turn: 'In beliebiger Reihenfolge. Die Pfoten neben dem Schloss zeigen, wie viele noch übrig sind.',
    uncover: 'Ein Dach abheben',
    uncoverText: 'Es muss eine deiner Mäuse berühren, eine Ecke genügt. Alle sehen, was darunter liegt.',
    run: 'Laufen',
    runText:
      'Ein Feld weit, gerade, nie unter ein Dach, und auf jedem Feld steht nur eine Maus. Über andere Mäuse geht es hinweg: eine Aktion für jedes Feld. Neue Mäuse kommen durch einen freien Turm herein: Türme sind Eingänge und keine Ausgänge.',
    slide: 'Schieben, einmal im Zug',
    slideText:
      'Schieb die übrige Platte bei einem roten Banner hinein. Die ganze Reihe rückt um eins weiter, und die letzte Platte fällt heraus. Dächer und Mäuse bleiben, wo sie sind.',
    endTitle: 'Dann kommen die Dächer zurück',
    end: 'Nach dem Zug wird jeder Raum ohne Maus wieder zugedeckt. Merk dir, was darunter lag: Das ist das ganze Geheimnis.',
    trapTitle: 'Vorsicht, Mausefallen',
    trap: 'Niemand tritt auf eine offene Falle. Doch beim Schieben kann eine unter eine Maus rutschen: Dann fällt sie ins Verlies und kommt nicht wieder. Auf den erhöhten Steinen sind Mäuse sicher.',
    winTitle: 'Wie es ausgeht',
    win: 'Wer genug Sorten hat, gewinnt sofort: vier, oder so viele, wie ausgemacht sind, fünf oder sechs. Das Spiel ist auch aus, wenn jemand die dritte Maus verliert: Dann gewinnt, wer noch mindestens zwei Mäuse und die meisten Sorten hat. Bei Gleichstand gewinnt, wer am längsten auf den nächsten Zug gewartet hat.',
    cheesesTitle: 'Die sieben Käsesorten',
  },
};

export default rules;
