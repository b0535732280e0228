import type { RoomsMessages } from '../en/box.js';

const box: RoomsMessages = {
  rooms: {
    title: 'Tes propres salles',
    lead: 'Nous ne connaissons pas les plateaux imprimés. Recopie les salles du tien, ou construis un château à toi.',
    atTable: 'salles personnelles',
    nameless: 'Mon château',
  },
  start: { A: 'Face A', B: 'Face B', random: 'Au hasard', empty: 'Château vide' },
  grid: {
    label: 'Le château vu d’en haut',
    how: 'Glisse d’un coin de la salle au coin opposé, ou touche les deux coins l’un après l’autre. Touche deux fois une case pour enlever sa salle.',
    keys: 'Au clavier : les flèches déplacent, Entrée marque un coin, Suppr enlève une salle, Échap lâche le coin.',
    free: (cell) => `${cell} : pas de salle`,
    inRoom: (cell, size, cells) =>
      size === 1 ? `${cell} : salle d’une case` : `${cell} : salle de ${size} cases, ${cells}`,
    wrong: 'à corriger',
    corner: 'premier coin',
  },
  told: {
    corner: (cell) => `${cell} est un coin. Maintenant l’autre.`,
    letGo: 'Coin lâché.',
    made: (size, cells) =>
      size === 1 ? `Salle d’une case : ${cells}.` : `Salle de ${size} cases : ${cells}.`,
    removed: (cells) => `Salle enlevée : ${cells}.`,
    nothing: 'Il n’y a pas de salle ici.',
    mirrored: 'L’autre moitié est remplie.',
    cleared: 'Le château est vide.',
    left: (count) =>
      count === 0
        ? 'Tout est en ordre.'
        : count === 1
          ? '1 chose à corriger.'
          : `${count} choses à corriger.`,
  },
  tool: {
    mirror: 'Remplir l’autre moitié',
    'left-to-right': 'De gauche à droite',
    'top-to-bottom': 'De haut en bas',
    'half-turn': 'D’un demi-tour',
    clear: 'Tout effacer',
  },
  check: {
    title: 'Est-ce un château ?',
    right: 'Oui : 18 salles, et chaque toit trouve sa place. Tu peux jouer avec.',
    show: (what) => `Montrer où : ${what}`,
    size: { 2: 'Salles de 2', 3: 'Salles de 3', 4: 'Salles de 4' },
    ofWanted: (found, wanted) => `${found} sur ${wanted}`,
  },
  fault: {
    rows: 'Ce n’est pas un plan de salles.',
    tower: (cell) => `${cell} : les quatre coins sont des tours, et rien d’autre.`,
    free: (count) =>
      count === 1 ? 'Une case n’a pas encore de salle.' : `${count} cases n’ont pas encore de salle.`,
    letter: 'Il y a plus de 18 salles.',
    missing: 'Il y a moins de 18 salles.',
    shape: (cells) => `Cette salle n’est pas un rectangle : ${cells}.`,
    single: (cell) => `${cell} est toute seule : une salle a au moins deux cases.`,
    size: (width, height, cells) =>
      `Une salle de ${width} sur ${height} n’existe pas (${cells}) : elles font 1 sur 2, 1 sur 3 ou 2 sur 2.`,
    tooMany: (size, found, wanted) =>
      `Il y a ${found} salles de ${size} cases, mais seulement ${wanted} toits pour elles.`,
    tooFew: (size, found, wanted) => `Il faudrait ${wanted} salles de ${size} cases, et il y en a ${found}.`,
  },
};

export default box;
