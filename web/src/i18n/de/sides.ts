import type { SidesMessages } from '../en/sides.js';

const sides: SidesMessages = {
  screen: {
    title: 'Nehmt eure Telefone',
    lead: 'Richtet die Kamera eines Telefons auf den Code. Wer im selben Netz ist, kommt an diesen Tisch.',
    seats: 'Wer da ist',
    begins: 'Das Spiel beginnt, wenn alle Plätze besetzt sind.',
  },
  hand: {
    title: 'Nimm Platz',
    lead: 'Dein Telefon zeigt deine eigene Seite. Das Schloss ist auf dem Bildschirm in der Mitte.',
    name: 'Dein Name',
    sit: 'Hinsetzen',
    seated: 'Du hast einen Platz. Schau auf den Tisch: Das Spiel beginnt, wenn alle Plätze besetzt sind.',
    full: 'Alle Plätze sind besetzt. Du kannst dem Tisch in der Mitte zuschauen.',
    turnOf: (name) => `${name} ist am Zug.`,
    look: 'Schau auf den Tisch in der Mitte.',
  },
};
export default sides;
