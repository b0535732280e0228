import type { FamilyMessages } from '../en/family.js';
import { de } from '../words.js';

const family: FamilyMessages = {
  family: {
    lead: 'Pour qui joue souvent ici : il suffit d’un geste pour prendre place, avec son nom et sa souris. Tout reste sur cet appareil.',
    pick: 'Qui s’assied ici',
    remember: (name) => `Se souvenir ${de(name)}`,
    add: 'Ajouter quelqu’un',
    change: 'Modifier',
    changeOf: (name) => `Modifier ${name}`,
    remove: (name) => `Retirer ${name} de la famille`,
    removed: (name) => `${name} ne fait plus partie de la famille.`,
    keep: 'Enregistrer',
    kept: (name) => `${name} fait partie de la famille.`,
    notKept: 'Cet appareil ne permet pas de l’enregistrer : cela tient jusqu’à la fermeture de la page.',
    needsName: 'Il faut un nom.',
    taken: (name) => `Le nom ${name} est déjà pris.`,
    full: (most) => `La famille est au complet : il y a ${most} places.`,
  },
};

export default family;
