import type { AboutMessages } from '../en/about.js';

const about: AboutMessages = {
  about: {
    title: 'Über Castellan',
    what: 'Mit Castellan spielt man zwei Schloss-Brettspiele auf jedem Bildschirm: allein, gegen die Mäuse des Schlosses oder mit anderen an einem Tisch.',
    privacyTitle: 'Kein Konto, keine Werbung, kein Ausspähen',
    privacy:
      'Spiele und Einstellungen bleiben auf diesem Gerät. Nichts wird von anderswo geladen, und nach dem ersten Besuch geht alles auch ohne Netz.',
    installTitle: 'Zum Mitnehmen',
    install:
      'Im Menü des Browsers „Installieren“ oder „Zum Startbildschirm“ wählen: Dann öffnet sich Castellan wie eine App.',
    installHttps:
      'Unter dieser Adresse, ohne https://, geht es nur mit Netz, und installieren lässt es sich nicht.',
    creditsTitle: 'Von wem die Spiele sind',
    credits:
      'Château Roquefort (auch Château d’Appenzell) haben Jens-Peter Schliemann und Bernhard Weber erfunden und Victor Boden gezeichnet; es erschien 2007 bei Zoch. Oh mon château (Once Upon a Castle) haben Corentin Lebrat und Ludovic Maublanc erfunden und Sylvain Aublin gezeichnet; es erschien 2018 bei Blue Orange. Namen und Marken gehören ihren Inhabern; dieses Projekt hat mit ihnen nichts zu tun. Die Regeln sind mit eigenen Worten erzählt, und jedes Bild wurde für diese Seite gezeichnet.',
    namesTitle: 'Welche Namen von uns sind',
    names:
      'Das Schloss mit Türmen, Fallen und Verlies, die beiden Spielarten und die Gäste mit ihren Kräften stammen aus den Spielregeln. Die Namen der sieben Käsesorten, der Mäuse der Spieler und aller, die der Computer spielt, sind von uns.',
    ownBox: 'Eigene Schachtel eingeben',
    reconstructedTitle: 'Was rekonstruiert werden musste',
    reconstructed:
      'Die Bilder der Spielregeln kennen wir nicht. Die Räume beider Seiten von Château Roquefort sowie die Tafeln, die Werte der Bewohner und die Gäste der Kleinen Baumeister von Oh mon château sind Rekonstruktionen, die zu allem passen, was die Texte sagen. Wer die Schachtel besitzt, kann eingeben, was dort gedruckt ist, und damit spielen.',
    font: 'Die Titel sind in der Almendra von Ana Sanfelippo gesetzt, unter der SIL Open Font License.',
    fontLicence: 'Lizenz lesen',
    source: 'Castellan ist freie Software unter der MIT-Lizenz.',
    version: (version: string) => `Version ${version}`,
  },
};

export default about;
