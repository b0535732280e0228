import type { ChateauRulesMessages } from '../en/rules.js';

const chateauRules: ChateauRulesMessages = {
  rules: {
    title: 'Comment jouer à Oh mon château',
    lead: 'Lancer, réunir, construire, dessiner : quel château vaudra le plus ?',
    aimTitle: 'Un château en douze parties',
    aim: 'Quatre étages du donjon, quatre tours, quatre murs. Quand quelqu’un a tout construit, on compte les points, et le plus grand total gagne.',
    diceTitle: 'Deux dés pour tout le monde',
    dice: 'À ton tour, lance les deux dés et utilise-les tous les deux, chaque fois que c’est possible. Les autres ont le droit d’en utiliser un, tous en même temps.',
    faces:
      'Bois, pierre, or et nourriture : pose un de tes dix jetons sur une case de cette ressource. Habitants : dessine deux habitants. Le point d’interrogation est ce que tu veux. S’il n’y a plus de jeton ou plus de case libre, le dé est perdu.',
    buildTitle: 'Une ligne complète devient une partie',
    build:
      'Quand les dés sont utilisés, seul le joueur qui les a lancés peut construire : il reprend les jetons d’une ligne complète et dessine ce que montre son image.',
    crossing:
      'Là où deux lignes complètes se croisent, l’une perd un jeton quand l’autre est construite : choisis bien.',
    flags:
      'Les drapeaux se posent sur les murs déjà construits, six au plus : deux murs en portent deux chacun, deux murs un seul. Tu choisis quel mur tu construis.',
    drawTitle: 'Dessine, si tu veux',
    draw: 'Chaque partie a sa place sur la feuille. Dessine-la à la main, ou laisse-la se dessiner. Tu choisis laquelle des quatre tours tu dessines, et ses points y sont écrits. Cela ne change rien aux points, et personne n’attend.',
    endTitle: 'La fin',
    end: 'Qui termine son château dessine un nuage à 4 points, et plus personne ne lance les dés. Les autres construisent encore ce qui est complet. On ne pose plus de jeton : ceux qu’un invité apporterait sont perdus.',
    countTitle: 'Les points',
    count:
      'On compte les tours, le soleil (4 points, pour le premier château qui a ses quatre tours), les nuages, le groupe du dernier habitant, les drapeaux et les invités. Si personne ne construit pendant longtemps, on compte les châteaux tels qu’ils sont.',
    guestsTitle: 'Les invités',
    guests:
      'Chaque étage du donjon amène un invité. Chez les Petits Bâtisseurs on en pioche un, qui vaut des points. Chez les Grands Architectes on en choisit un parmi trois, avec des pouvoirs ; une ligne complète avec un masque permet d’en voler un à quelqu’un. Les invités éclair et sablier valent 1 point chacun.',
    ownTitle: 'Ce qui est reconstitué',
    own: 'Nous ne connaissons pas les images imprimées. La place des cases, ce que donne chaque ligne, la valeur des groupes d’habitants et des invités des Petits Bâtisseurs : tout cela est reconstitué d’après ce qui a été écrit sur le jeu.',
    enter: 'Saisir le plateau de ta propre boîte',
  },
};

export default chateauRules;
