import type { SidesMessages } from '../en/sides.js';

const sides: SidesMessages = {
  screen: {
    title: 'Prenez vos téléphones',
    lead: 'Visez le code avec l’appareil photo d’un téléphone. Tout téléphone du même réseau arrive à cette table.',
    seats: 'Qui est là',
    begins: 'La partie commence quand toutes les places sont prises.',
  },
  hand: {
    title: 'Prends place',
    lead: 'Ton téléphone montre ton côté. Le château est sur l’écran au milieu.',
    name: 'Ton nom',
    sit: 'S’asseoir',
    seated: 'Tu as une place. Regarde la table : la partie commence quand toutes les places sont prises.',
    full: 'Toutes les places sont prises. Tu peux regarder la table au milieu.',
    turnOf: (name) => `C’est le tour de ${name}.`,
    look: 'Regarde la table au milieu.',
  },
};
export default sides;
