import type { ChateauBoxMessages } from '../en/box.js';

const box: ChateauBoxMessages = {
  boards: {
    title: 'Un plateau à toi',
    lead: 'Nous ne connaissons pas les plateaux imprimés. Saisis le tien : ses cases, ce que donnent les lignes et la valeur de chaque chose.',
    atTable: 'plateau personnel',
    nameless: 'Mon plateau',
  },
  start: {
    printed: { 'petits-batisseurs': 'Notre plateau vert', 'grands-architectes': 'Notre plateau bleu' },
    empty: { 'petits-batisseurs': 'Plateau vert vide', 'grands-architectes': 'Plateau bleu vide' },
  },
  brush: { title: 'Que montre la case ?', none: 'Pas de case' },
  grid: {
    label: 'Le plateau, cinq rangées de cinq emplacements',
    how: 'Choisis une ressource, puis touche les cases qui la montrent. Touche une case encore une fois pour l’effacer.',
    keys: 'Au clavier : les flèches déplacent, W, S, G et F posent bois, pierre, or et nourriture, Suppr efface.',
    cell: (cell, what) => `${cell} : ${what}`,
    none: 'pas de case',
    wrong: 'à corriger',
  },
  line: {
    title: 'Ce que donnent les lignes',
    how: 'Deux cases ou plus qui se suivent, côte à côte ou l’une sous l’autre, forment une ligne.',
    none: 'Les lignes apparaissent dès que deux cases se touchent.',
    makes: (line, cells) => `Ligne ${line}, ${cells.join(', ')} : donne`,
    choose: 'Donne…',
    kind: {
      floor: 'Étage du donjon',
      tower: 'Tour',
      wall: 'Mur',
      flag: 'Drapeau',
      reactivation: 'Réactiver un invité',
      theft: 'Voler un invité',
    },
    points: 'points',
    inhabitants: 'habitants',
  },
  track: {
    title: 'La valeur des habitants',
    how: 'Seul compte le groupe du dernier habitant dessiné.',
    group: (group) => `Groupe ${group}`,
  },
  guests: {
    title: 'La valeur des invités',
    how: 'Les points dans le coin de chaque carte.',
    howSmall: (found, wanted) =>
      `Combien de cartes portent ce nombre de points : ${found} sur ${wanted} pour l’instant.`,
    worth: (points) => (points === 1 ? '1 point' : `${points} points`),
    each: {
      floor: 'par étage du donjon',
      tower: 'par tour',
      wall: 'par mur',
      flag: 'par drapeau',
      crown: 'par invité à couronne',
    },
  },
  check: {
    title: 'Peut-on y jouer ?',
    right: 'Oui, tout y est. Tu peux jouer avec.',
    left: (count) =>
      count === 0 ? 'Tout est juste.' : count === 1 ? '1 chose à corriger.' : `${count} choses à corriger.`,
  },
  fault: {
    cells: (found, wanted) => `Un plateau a ${wanted} cases ; ici il y en a ${found}.`,
    resource: (resource, found) => `Il faut trois cases « ${resource} » ; ici il y en a ${found}.`,
    alone: (cell) => `La case ${cell} n’est dans aucune ligne : un jeton n’en reviendrait jamais.`,
    locks: (cells) =>
      `Toutes les lignes passent par ${cells.join(' ou ')} : si ces deux cases restent libres, dix jetons ne complètent rien.`,
    lineEmpty: (line) => `La ligne ${line} ne donne encore rien.`,
    worth: (line, points, inhabitants) =>
      `Ligne ${line} : une tour ou un drapeau vaut de 1 à ${points}, un mur apporte de 0 à ${inhabitants} habitants.`,
    noPowers: (line) => `Ligne ${line} : les invités des Petits Bâtisseurs n’ont pas de pouvoir.`,
    floor: 'Aucune ligne ne donne d’étage du donjon.',
    tower: 'Aucune ligne ne donne de tour.',
    wall: 'Aucune ligne ne donne de mur.',
    flag: 'Aucune ligne ne donne de drapeau.',
    group: (group, most) => `Le groupe ${group} vaut de 0 à ${most}.`,
    falls: (group) => `Le groupe ${group} vaut moins que le précédent.`,
    smallGuests: (found, wanted) => `Il y a ${wanted} invités ; ici il y en a ${found}.`,
    smallGuest: (points, most) => `Au plus ${most} invités peuvent valoir ${points}.`,
    guest: (name, most) => `${name} vaut de 0 à ${most} points.`,
    other: 'Ce n’est pas un plateau de ce jeu.',
  },
};

export default box;
