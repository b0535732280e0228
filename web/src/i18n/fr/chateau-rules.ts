import type { ChateauRulesMessages } from '../en/chateau-rules.js';

const chateauRules: ChateauRulesMessages = {
  rules: {
    title: 'Comment jouer à Oh mon château',
    lead: 'Lancer, réunir, construire, dessiner : quel château vaudra le plus ?',
    aimTitle: 'Un château en douze parties',
    aim: 'Quatre étages de donjon, quatre tours, quatre murs. Quand quelqu’un les a tous, chacun compte ses points, et le plus grand total gagne.',
    diceTitle: 'Deux dés pour tout le monde',
    dice: 'Celui dont c’est le tour lance les dés et peut utiliser les deux. Tous les autres peuvent en utiliser un, en même temps.',
    faces:
      'Bois, pierre, or et nourriture : pose un de tes dix jetons sur une telle case. Les personnages : dessine deux habitants. Le point d’interrogation est ce que tu veux.',
    buildTitle: 'Une ligne pleine devient une partie',
    build:
      'Quand les dés sont utilisés, celui qui les a lancés peut construire : il reprend les jetons d’une ligne pleine et dessine ce que montre son image.',
    crossing:
      'Là où deux lignes pleines se croisent, l’une perd un jeton quand l’autre est construite : choisis bien. Un drapeau a besoin d’un mur.',
    drawTitle: 'Dessine, si tu veux',
    draw: 'Chaque partie ouvre sa place sur la feuille. Dessine-la à la main, ou laisse-la se dessiner. Cela ne change aucun point, et personne n’attend.',
    endTitle: 'La fin',
    end: 'Qui termine son château reçoit un nuage qui vaut 4, les autres construisent encore ce qui est plein. On compte les tours, le soleil des quatre premières tours, les nuages, le dernier groupe d’habitants, les drapeaux et les invités.',
    guestsTitle: 'Les invités',
    guests:
      'Chaque étage de donjon amène un invité. Les petits bâtisseurs en retournent un qui vaut des points. Les grands architectes en choisissent un parmi trois, avec des pouvoirs ; une ligne pleine avec un masque en attire un de chez quelqu’un d’autre.',
  },
};

export default chateauRules;
