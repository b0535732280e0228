import type { MiceMessages } from '../en/mice.js';

const mice: MiceMessages = {
  mice: {
    roof: [
      () => 'Ich laufe durch Räume, nicht über Dächer.',
      () => 'Da hinauf? Ich bin eine Maus und keine Katze!',
      () => 'Heb erst das Dach ab, dann laufe ich.',
      () => 'Auf ein Dach setze ich keine Pfote.',
    ],
    tower: [
      () => 'Durch einen Turm kam ich herein. Zurück gehe ich nie.',
      () => 'Türme lassen mich herein und nicht hinaus.',
      () => 'Zurück in den Turm? Ich will Käse!',
    ],
    trap: [
      () => 'Da hinein? Das beißt doch!',
      () => 'Die Falle sehe ich. Nein, danke!',
      () => 'Ich brauche meinen Schwanz noch.',
    ],
    jump: [
      (cost) => `Hopp! Das kostet mich ${cost} Aktionen.`,
      (cost) => `Ohren runter, ich komme! ${cost} Aktionen.`,
      (cost) => `Was für ein Satz! ${cost} Aktionen, und da bin ich.`,
    ],
    fell: [
      () => 'Hoppla! Hier unten ist es dunkel.',
      () => 'Mir geht es gut! Macht ohne mich weiter.',
      () => 'Die Falle habe ich zu spät gesehen.',
      () => 'Hebt mir ein Stück Käse auf!',
    ],
    feast: [
      (kinds) => `${NUMBERS[kinds]} Käse auf einmal! Ich träume wohl.`,
      (kinds) => `${NUMBERS[kinds]} auf einen Streich! Mir fehlen Pfoten.`,
      (kinds) => `${NUMBERS[kinds]} Portionen! Mein armes Bäuchlein.`,
    ],
    raised: [
      () => 'Hier oben erwischt mich keine Falle. Nur Käse gibt es keinen.',
      () => 'Auf diesem Stein bin ich sicher. Und hungrig.',
    ],
  },
};

const NUMBERS: readonly string[] = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier'];

export default mice;
